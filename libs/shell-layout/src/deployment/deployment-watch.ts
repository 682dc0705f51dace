import { z } from 'zod';

const LatestBuild = z.object({ id: z.string().min(1) });

/** Detects a newer build than this page's. */
export interface DeploymentWatch {
  readonly superseded: boolean;
  /** Polls while the page is visible; returns the function that stops it. */
  start: () => () => void;
}

interface WatchOptions {
  /** Undefined disables polling. */
  buildId: string | undefined;
  everySeconds: number;
  fetchUncached: (address: string, signal: AbortSignal) => Promise<Response>;
  page: EventTarget & Pick<Document, 'visibilityState'>;
}

/** Polls `builds/latest.json`. Invalid and late responses are ignored. @see spec 4.8 */
export function createDeploymentWatch({
  buildId,
  everySeconds,
  fetchUncached,
  page,
}: WatchOptions): DeploymentWatch {
  const period = everySeconds * 1000;
  let superseded = false;

  async function check(signal: AbortSignal) {
    try {
      const response = await fetchUncached(`/builds/latest.json?${String(Date.now())}`, signal);
      if (!response.ok) return;
      const latest = LatestBuild.parse(await response.json());
      if (!signal.aborted) superseded = latest.id !== buildId;
    } catch {
      // Retried by the next poll.
    }
  }

  return {
    get superseded() {
      return superseded;
    },
    start() {
      if (buildId === undefined) return () => undefined;
      let due = Date.now() + period;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let request = new AbortController();

      const next = () => {
        request.abort();
        request = new AbortController();
        void check(request.signal);
        due = Date.now() + period;
        follow();
      };
      const follow = () => {
        clearTimeout(timer);
        if (page.visibilityState === 'visible') timer = setTimeout(next, Math.max(0, due - Date.now()));
      };
      page.addEventListener('visibilitychange', follow);
      follow();
      return () => {
        page.removeEventListener('visibilitychange', follow);
        clearTimeout(timer);
        request.abort();
      };
    },
  };
}
