import { setTimeout as sleep } from 'node:timers/promises';

const REFRESH_MS = 2_000;

/** Follows the playlists of a stream and loads its segments, as a player does. */
export class Player {
  refreshes = 0;
  bytes = 0;
  /** Segments that two refreshes describe differently. */
  readonly differences: string[] = [];
  /** Requests that failed. */
  readonly failures: string[] = [];
  #last = -1;

  readonly #master: string;
  readonly #known: Map<string, string>;

  /** @param known What other players of the same stream have seen of each segment. */
  constructor(master: string, known: Map<string, string>) {
    this.#master = master;
    this.#known = known;
  }

  async run(signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted;
    let rendition: string | undefined;
    while (!isOver()) {
      try {
        rendition ??= await this.#choose();
        await this.#refresh(rendition);
      } catch (error) {
        this.failures.push(error instanceof Error ? error.message : String(error));
      }
      await sleep(REFRESH_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #choose(): Promise<string> {
    const lines = (await this.#load(this.#master)).toString().split('\n');
    const names = lines.filter((line) => line.endsWith('/index.m3u8'));
    return new URL(names[Math.floor(Math.random() * names.length)] ?? '', this.#master).href;
  }

  async #refresh(rendition: string): Promise<void> {
    const segments = segmentsOf((await this.#load(rendition)).toString());
    this.refreshes += 1;
    for (const { number, text } of segments) {
      const key = `${rendition.split('/').at(-2)} ${number}`;
      const before = this.#known.get(key);
      if (before !== undefined && before !== text)
        this.differences.push(`Segment ${key} is ${text}, and was ${before}.`);
      this.#known.set(key, text);
    }
    // A player begins near the end.
    const next = segments.filter(({ number }) => number > this.#last).slice(this.#last < 0 ? -3 : 0);
    for (const { number, name } of next) {
      await this.#load(new URL(name, rendition).href);
      this.#last = number;
    }
  }

  async #load(url: string): Promise<Buffer> {
    const response = await fetch(url);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${response.status} for ${new URL(url).pathname.split('/').at(-1)}`);
    this.bytes += content.length;
    return content;
  }
}

/** The segments of a media playlist, each with what the playlist says of it. */
export function segmentsOf(playlist: string) {
  const tag = (name: string) => Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(playlist)?.[1] ?? 0);
  const segments: { number: number; name: string; text: string }[] = [];
  let period = tag('DISCONTINUITY-SEQUENCE');
  let [duration, map] = ['', ''];
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') period += 1;
    else if (line.startsWith('#EXT-X-MAP:')) map = line;
    else if (line.startsWith('#EXTINF:')) duration = line;
    else if (line !== '' && !line.startsWith('#')) {
      const number = tag('MEDIA-SEQUENCE') + segments.length;
      segments.push({ number, name: line, text: [line, duration, map, period].join(' ') });
    }
  }
  return segments;
}
