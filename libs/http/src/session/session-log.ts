import { latestEntries, type LatestEntries } from '../events/latest-entries';
import type { Session } from './session';

const MOST = 50;

/** The latest entries of a session since the page was loaded. */
export type SessionLog<Entry> = LatestEntries<Entry>;

export function createSessionLog<Entry>(session: Pick<Session, 'token' | 'subscribe'>): SessionLog<Entry> {
  const log = latestEntries<Entry>(MOST);
  session.subscribe(() => {
    if (session.token === null && log.entries().length > 0) log.clear();
  });
  return log;
}
