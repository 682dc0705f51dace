import type { ListedSegment } from '../source';

/** An ad or slate, cut into segments of these lengths. */
export interface Part {
  seconds: readonly number[];
  /** Addresses in the playlist of a rendition. */
  init: (rendition: string) => string;
  name: (rendition: string, index: number) => string;
}

/** What replaces segments of the content. */
export interface Insertion {
  /** Number of the first segment of the content that is replaced. */
  from: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** Of the content before it. */
  period: number;
  parts: readonly Part[];
  /** Parts end here at the latest, for a break that ends early. */
  cutAt?: number;
  /** Where the content goes on; unknown at first. */
  to?: { number: number; period: number };
}

interface Inserted {
  part: number;
  index: number;
  at: number;
  seconds: number;
}

const MS = 1_000;
/** The content goes on at the segment that is nearest to the end of the ads. */
const TOLERANCE_MS = 1_000;

function insertedOf({ parts, at, cutAt = Infinity }: Insertion): Inserted[] {
  const list: Inserted[] = [];
  let time = at;
  for (const [part, { seconds }] of parts.entries())
    for (const [index, length] of seconds.entries()) {
      if (time + length * MS > cutAt + 1) return list;
      list.push({ part, index, at: time, seconds: length });
      time += length * MS;
    }
  return list;
}

const endOf = ({ at, seconds }: { at: number; seconds: number }) => at + seconds * MS;

/** The content and what is inserted into it, for one viewer. Numbers and periods never fall, and never change. */
export class Splice {
  readonly #insertions: Insertion[];

  constructor(insertions: readonly Insertion[] = []) {
    this.#insertions = [...insertions];
  }

  get last(): Insertion | undefined {
    return this.#insertions.at(-1);
  }

  /** Whether ads are being inserted. */
  get isOpen(): boolean {
    return this.last !== undefined && this.last.to === undefined;
  }

  add(insertion: Insertion): void {
    this.#insertions.push(insertion);
  }

  /** Ends the open insertion after what players may know, and not before a moment. */
  cut(at: number, content: readonly ListedSegment[]): void {
    const { last } = this;
    const edge = content.at(-1);
    if (last && !last.to && edge) last.cutAt = Math.max(at, endOf(edge));
  }

  /** Finds where the content goes on. Precedes every `list`. */
  advance(content: readonly ListedSegment[]): void {
    const { last } = this;
    if (!last || last.to) return;
    const inserted = insertedOf(last).at(-1);
    const end = inserted ? endOf(inserted) : last.at;
    const next = content.find(({ number, at }) => number >= last.from && at >= end - TOLERANCE_MS);
    if (next) last.to = { number: next.number, period: next.period };
  }

  /** The playlist of a rendition whose content is this. */
  list(content: readonly ListedSegment[], rendition: string): ListedSegment[] {
    const [first, edge] = [content[0], content.at(-1)];
    if (!first || !edge) return [];
    const listed: ListedSegment[] = [];
    let index = 0;
    let shift = 0;
    let periods = 0;
    const takeUntil = (number: number) => {
      for (let segment = content[index]; segment && segment.number < number; segment = content[index]) {
        listed.push({ ...segment, number: segment.number + shift, period: segment.period + periods });
        index += 1;
      }
    };
    for (const insertion of this.#insertions) {
      const { from, to, parts, period } = insertion;
      takeUntil(from);
      // A rendition that lags does not have the beginning of the break yet.
      if (edge.number < from - 1) return listed;
      const inserted = insertedOf(insertion);
      if (!to || first.number <= to.number)
        for (const [position, { part, index: piece, at, seconds }] of inserted.entries()) {
          const isListed = at >= first.at && (to !== undefined || at + seconds * MS <= endOf(edge) + 1);
          const { init, name } = parts[part] ?? {};
          if (!isListed || !init || !name) continue;
          listed.push({
            name: name(rendition, piece),
            number: from + shift + position,
            period: period + periods + part + 1,
            seconds,
            at,
            init: init(rendition),
          });
        }
      if (!to) return listed;
      while (content[index] && (content[index]?.number ?? 0) < to.number) index += 1;
      shift += inserted.length - (to.number - from);
      periods += (inserted.at(-1)?.part ?? -1) + 2 - (to.period - period);
    }
    takeUntil(Infinity);
    return listed;
  }
}
