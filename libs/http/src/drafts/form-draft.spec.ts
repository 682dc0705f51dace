// @see spec 3.12
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftJournal } from './draft-journal';
import { createFormDraft, DRAFT_PAUSE_MS } from './form-draft';

const journal = {
  read: vi.fn<DraftJournal['read']>(),
  keep: vi.fn<DraftJournal['keep']>(),
  forget: vi.fn<DraftJournal['forget']>(),
  forgetAll: vi.fn<DraftJournal['forgetAll']>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

const draft = () => createFormDraft(journal, 'mai', 'app');

it('is written once typing pauses', () => {
  const typing = draft();
  typing.note({ name: 'Đ' });
  vi.advanceTimersByTime(DRAFT_PAUSE_MS - 1);
  typing.note({ name: 'Đà' });
  vi.advanceTimersByTime(DRAFT_PAUSE_MS - 1);
  expect(journal.keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(journal.keep.mock.calls).toEqual([['mai', 'app', { name: 'Đà' }]]);
});

it('is written at once when the page goes, and only where something waits', () => {
  const typing = draft();
  typing.flush();
  typing.note({ name: 'Đà' });
  typing.flush();
  typing.flush();
  vi.advanceTimersByTime(DRAFT_PAUSE_MS);
  expect(journal.keep).toHaveBeenCalledOnce();
});

it('is not written any more once it is forgotten', () => {
  const typing = draft();
  typing.note({ name: 'Đà' });
  typing.forget();
  typing.flush();
  vi.advanceTimersByTime(DRAFT_PAUSE_MS);
  expect(journal.keep).not.toHaveBeenCalled();
  expect(journal.forget).toHaveBeenCalledWith('mai', 'app');
});
