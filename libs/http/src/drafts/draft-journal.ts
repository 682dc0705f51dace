import { z } from 'zod';
import type { RuntimeConfig } from '../contract/runtime-config';
import type { Session } from '../session/session';
import type { ConsoleStorage } from '../storage/console-storage';
import { STORED_ITEMS } from '../storage/stored-items';

/** Maximum number of drafts; the oldest is dropped. */
export const DRAFTS_MAX = 20;
export const DRAFT_DAYS = 30;
/** Maximum length of a draft's JSON. */
export const DRAFT_LENGTH_MAX = 50_000;

const DAY_MS = 24 * 60 * 60 * 1000;

export type DraftValues = Record<string, z.output<ReturnType<typeof z.json>>>;

export interface Draft {
  /** Milliseconds since 1970. */
  at: number;
  values: DraftValues;
}

/**
 * Unsent form input by user and form. It survives page, tab and session and is shown to its user only. It
 * never contains secrets, is removed on discard and submit, and is limited in number, size and age.
 */
export interface DraftJournal {
  read: (user: string, form: string) => Draft | undefined;
  /** Stores the serializable values; removes the draft if there are none. */
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
  // Not cached: other tabs write here too.
  const fresh = () =>
    storage.read(STORED_ITEMS.drafts).filter((draft) => Math.abs(now() - draft.at) < DRAFT_DAYS * DAY_MS);
  const others = (user: string, form: string) =>
    fresh().filter((draft) => draft.user !== user || draft.form !== form);
  const write = (drafts: ReturnType<typeof fresh>) =>
    storage.write(STORED_ITEMS.drafts, drafts.length > 0 ? drafts : null);

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

interface DraftServices {
  config: Pick<RuntimeConfig, 'clearDraftsOnSignOut'>;
  session: Pick<Session, 'token' | 'endReason'>;
  storage: ConsoleStorage;
}

/** The drafts of this browser. If sign-out clears drafts, forms that close afterwards store none. */
export function draftsOf({ config, session, storage }: DraftServices): DraftJournal {
  const isSignedOut = () =>
    session.token === null && (session.endReason === null || session.endReason === 'elsewhere');
  return createDraftJournal(storage, Date.now, () => !config.clearDraftsOnSignOut || !isSignedOut());
}

/** The values that JSON preserves. */
function plainValues(values: Record<string, unknown>): DraftValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const { data } = z.json().safeParse(value);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}
