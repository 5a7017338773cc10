import { describe, expect, it } from 'vitest';
import { describeSystemError, withPath } from './systemError.js';

function systemError(code: string, path?: string): Error {
  const error = new Error(`${code}: failed, write`);
  return Object.assign(error, { code, syscall: 'write' }, path !== undefined && { path });
}

describe('describeSystemError', () => {
  it.each([
    ['ENOSPC', '/a/b: there is no space left on the disk (ENOSPC) — free some space'],
    ['EACCES', '/a/b: permission denied (EACCES) — change its owner or its permissions'],
    ['EPERM', '/a/b: permission denied (EPERM) — change its owner or its permissions'],
    ['EROFS', '/a/b: the file system is read-only (EROFS) — use another folder'],
  ])('names the path, and what to do: %s', (code, text) => {
    expect(describeSystemError(systemError(code, '/a/b'))).toContain(text);
  });

  it.each([
    ['an error without a path', systemError('EACCES')],
    ['an error with another code', systemError('ENOENT', '/a/b')],
    ['any other error', new TypeError('no')],
    ['a value that is no error', 'no'],
  ])('leaves %s to its own message', (_what, error) => {
    expect(describeSystemError(error)).toBe(undefined);
  });
});

describe('withPath', () => {
  it('adds a path to an error of the system that has none', async () => {
    const writing = Promise.reject(systemError('ENOSPC')).catch(withPath('/a/b'));
    await expect(writing).rejects.toMatchObject({ code: 'ENOSPC', path: '/a/b' });
  });

  it('keeps the path of an error', async () => {
    const writing = Promise.reject(systemError('EACCES', '/own')).catch(withPath('/a/b'));
    await expect(writing).rejects.toMatchObject({ path: '/own' });
  });

  it('leaves other errors unchanged', async () => {
    const error = new TypeError('no');
    await expect(Promise.reject(error).catch(withPath('/a/b'))).rejects.toBe(error);
    expect(error).not.toHaveProperty('path');
  });
});
