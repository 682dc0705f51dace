import { STORED_ITEMS, type ConsoleStorage } from '@console/http';
import { z } from 'zod';

/** Most drafts that are kept; the oldest make room. */
export const DRAFTS_MAX = 20;
/** A draft that nobody came back to is forgotten. Days. */
export const DRAFT_DAYS = 30;
/** A draft larger than this is not kept. Characters of JSON. */
export const DRAFT_LENGTH_MAX = 50_000;

const DAY_MS = 24 * 60 * 60 * 1000;

export type DraftValues = Record<string, z.output<ReturnType<typeof z.json>>>;

export interface Draft {
  /** Milliseconds since 1970. */
  at: number;
  values: DraftValues;
}

/**
 * What people typed and did not send, by person and form. It lies in the browser and outlives page, tab and session: a
 * sign-out takes nothing away that somebody may want back. On a browser that people share it is shown to nobody but its
 * person, though whoever reads the browser’s storage can read it: secrets are never in it, discarding or sending removes it,
 * and it is bounded in number, size and age.
 */
export interface DraftJournal {
  read: (user: string, form: string) => Draft | undefined;
  /** Keeps what JSON can hold, in place of what was kept; without any of that, nothing is kept. */
  keep: (user: string, form: string, values: Record<string, unknown>) => void;
  forget: (user: string, form: string) => void;
  forgetAll: (user: string) => void;
}

/** @param mayKeep Whether drafts may be stored now; default: always. */
export function createDraftJournal(
  storage: ConsoleStorage,
  now: () => number = Date.now,
  mayKeep: () => boolean = () => true,
): DraftJournal {
  // Read anew each time: other tabs write there too.
  const fresh = () =>
    storage.read(STORED_ITEMS.drafts).filter((draft) => Math.abs(now() - draft.at) < DRAFT_DAYS * DAY_MS);
  const others = (user: string, form: string) =>
    fresh().filter((draft) => draft.user !== user || draft.form !== form);
  const write = (drafts: ReturnType<typeof fresh>) => {
    storage.write(STORED_ITEMS.drafts, drafts.length > 0 ? drafts : null);
  };

  return {
    read(user, form) {
      const found = fresh().find((draft) => draft.user === user && draft.form === form);
      return found && { at: found.at, values: found.values };
    },
    keep(user, form, values) {
      if (!mayKeep()) return;
      const kept = plainValues(values);
      const worthIt = Object.keys(kept).length > 0 && JSON.stringify(kept).length <= DRAFT_LENGTH_MAX;
      const added = worthIt ? [{ user, form, at: now(), values: kept }] : [];
      write([...others(user, form), ...added].slice(-DRAFTS_MAX));
    },
    forget(user, form) {
      if (this.read(user, form)) write(others(user, form));
    },
    forgetAll(user) {
      write(fresh().filter((draft) => draft.user !== user));
    },
  };
}

/** What comes back from JSON as it went in: no files, no dates of a library. */
function plainValues(values: Record<string, unknown>): DraftValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const { data } = z.json().safeParse(value);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}
