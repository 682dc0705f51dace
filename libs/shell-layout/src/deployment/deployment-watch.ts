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
  /** Fetches an address without caches. */
  ask: (address: string, signal: AbortSignal) => Promise<Response>;
  page: EventTarget & Pick<Document, 'visibilityState'>;
}

/** Polls `builds/latest.json`. Invalid and late responses are ignored. @see spec 4.8 */
export function createDeploymentWatch({ buildId, everySeconds, ask, page }: WatchOptions): DeploymentWatch {
  const period = everySeconds * 1000;
  let superseded = false;

  async function look(signal: AbortSignal) {
    try {
      const answer = await ask(`/builds/latest.json?${String(Date.now())}`, signal);
      if (!answer.ok) return;
      const latest = LatestBuild.parse(await answer.json());
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
      let question = new AbortController();

      const next = () => {
        question.abort();
        question = new AbortController();
        void look(question.signal);
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
        question.abort();
      };
    },
  };
}
