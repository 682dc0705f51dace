import type { ConsoleServices } from '@console/shell-layout';

/** @param ask Fetches `build-time.json`. @see spec 3.15 */
export function createBuildInfo(version: string, ask: () => Promise<unknown>): ConsoleServices['build'] {
  let time: number | undefined;
  let loading: Promise<void> | undefined;

  async function read() {
    try {
      const answer = await ask();
      if (typeof answer === 'number' && Number.isFinite(answer)) time = answer;
    } catch {
      // Only the version is shown.
    }
  }

  return {
    version,
    get time() {
      return time;
    },
    load: () => (loading ??= read()),
  };
}
