/** Which build this is. */
export interface BuildInfo {
  readonly version: string;
  /** When it was built, in milliseconds; undefined until loaded, and where nothing tells. */
  readonly time: number | undefined;
  /** Asks for the time, once. Never rejects: a console without it works as well. */
  load(): Promise<void>;
}

/** @param ask answers what `build-time.json` holds. @see spec 3.15 */
export function createBuildInfo(version: string, ask: () => Promise<unknown>): BuildInfo {
  let time: number | undefined;
  let loading: Promise<void> | undefined;

  async function read() {
    try {
      const answer = await ask();
      if (typeof answer === 'number' && Number.isFinite(answer)) time = answer;
    } catch {
      // Not there, or no JSON: the version alone is shown.
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
