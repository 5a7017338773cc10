import { expect, it, vi } from 'vitest';
import { compileArticle, recordFailures, showArticle } from '../../../tests/unit/articlePage.tsx';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { FileError } from '../../fetch/fetchFile.ts';

const { state, start } = vi.hoisted(() => ({ state: { isMissing: false }, start: vi.fn() }));
vi.mock('./fields.ts', () => ({
  get startFields() {
    if (state.isMissing) throw new FileError('no host');
    return start;
  },
}));
vi.spyOn(console, 'warn').mockReturnValue();
const failed = recordFailures();

it('says that the fields of a page could not be loaded, and tries again', async () => {
  state.isMissing = true;
  const { article } = await showArticle(await compileArticle('# Tasks\n\n- [ ] [Box](/box)\n'));
  const message = 'The fields of this page could not be loaded.';
  await waitFor(() => expect(failed.messages).toEqual([message]));
  expect(start).not.toHaveBeenCalled();
  state.isMissing = false;
  failed.retry();
  await waitFor(() => expect(start).toHaveBeenCalledWith(article));
});
