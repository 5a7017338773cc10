import { afterEach, expect, it, vi } from 'vitest';
import { replaceAddress } from './replaceAddress.ts';

afterEach(() => vi.restoreAllMocks());

it('changes the address and keeps the state of its entry', () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  replaceAddress('#sketch=1');
  expect(replace).toHaveBeenCalledWith(history.state, '', '#sketch=1');
});

it('leaves the address alone where the browser refuses to change it', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(() => replaceAddress('/docs/')).not.toThrow();
  expect(info).toHaveBeenCalledOnce();
});
