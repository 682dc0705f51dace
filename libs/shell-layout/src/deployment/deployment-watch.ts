import { z } from 'zod';

const LatestBuild = z.object({ id: z.string().min(1) });

/** Knows whether another build than this page's is served by now. */
export interface DeploymentWatch {
  readonly superseded: boolean;
  /** Asks from now on, as long as the page can be seen. Returns the way to stop. */
  start: () => () => void;
}

interface WatchOptions {
  /** The build of this page; where that is not known, nothing is asked. */
  buildId: string | undefined;
  everySeconds: number;
  /** Asks for an address past every cache. */
  ask: (address: string, signal: AbortSignal) => Promise<Response>;
  /** Whether this can be seen, and its `visibilitychange`. */
  page: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * Polls `builds/latest.json`. What does not name a build changes nothing, and neither does an answer that has not come
 * when the next is asked for. @see spec 4.8
 */
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
      // Unreachable, too late, or no such answer: asked for again in time.
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
