import type { Draft, DraftJournal } from './draft-journal';

/** Debounce of draft writes. Milliseconds. */
export const DRAFT_PAUSE_MS = 400;

export interface FormDraft {
  read: () => Draft | undefined;
  /** Stores the values after a short pause. */
  note: (values: Record<string, unknown>) => void;
  /** Stores pending values immediately. */
  flush: () => void;
  forget: () => void;
}

export function createFormDraft(journal: DraftJournal, user: string, form: string): FormDraft {
  let waiting: { values: Record<string, unknown>; timer: ReturnType<typeof setTimeout> } | undefined;

  const stop = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    if (waiting) journal.keep(user, form, waiting.values);
    stop();
  };

  return {
    read: () => journal.read(user, form),
    note(values) {
      stop();
      waiting = { values, timer: setTimeout(flush, DRAFT_PAUSE_MS) };
    },
    flush,
    forget() {
      stop();
      journal.forget(user, form);
    },
  };
}
