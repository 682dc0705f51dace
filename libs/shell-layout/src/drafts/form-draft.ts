import type { Draft, DraftJournal } from './draft-journal';

/** Keeps up with typing without writing at every key. Milliseconds. */
export const DRAFT_PAUSE_MS = 400;

/** The draft of one form, by one person. */
export interface FormDraft {
  read: () => Draft | undefined;
  /** Keeps these values after a short pause in typing. */
  note: (values: Record<string, unknown>) => void;
  /** Keeps at once what waits for the pause. */
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
