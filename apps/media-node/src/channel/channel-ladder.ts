import type { FileCache } from '../file-cache';
import { SegmentTable, type Period } from '../segment-table';
import type { ListedSegment, Source, SourceFile, Variant } from '../source';
import type { Timeline } from '../timeline';

interface LadderOptions {
  timeline: Timeline;
  /** Beginning of the paths of its folders; it has one for each rendition. */
  folder: string;
  files: FileCache;
  onWriteError: (error: unknown) => void;
  clock: () => number;
}

interface Rendition {
  variant: Variant;
  table: SegmentTable;
  /** Of the current period. */
  media: Period | undefined;
}

/** The renditions of a channel: those of its first input. Other inputs give each the nearest that they have. */
export class ChannelLadder {
  #renditions: Rendition[] = [];
  #first: Source | undefined;
  #number: number;
  #period: number;
  /** What the current period is made from. */
  #origin: { key: string; source: Source | undefined } = { key: '', source: undefined };

  constructor(private readonly options: LadderOptions) {
    // Also higher than what another node or an earlier process had: segments are longer than a second.
    const elapsed = Math.floor((options.clock() - options.timeline.firstSegmentAt) / 1_000);
    this.#number = Math.max(0, elapsed);
    this.#period = Math.max(0, elapsed);
  }

  get hasSegments(): boolean {
    return this.#renditions.some(({ table }) => table.last !== undefined);
  }

  /** Adds a segment of an input in every rendition. */
  async add(key: string, source: Source, segment: ListedSegment, now: number): Promise<void> {
    const variants = source.renditions(now);
    this.#first ??= source;
    if (source === this.#first) this.#extend(variants);
    const origin = { key: `${key} ${segment.period} ${segment.init}`, source };
    const isNewPeriod = origin.key !== this.#origin.key || source !== this.#origin.source;
    const parts = await Promise.all(
      this.#renditions.map(async (rendition) => {
        const { name } = nearest(variants, rendition.variant.height);
        const own = source.segments(name, now)?.find(({ number }) => number === segment.number) ?? segment;
        const media =
          isNewPeriod || !rendition.media
            ? { init: (await read(source, name, own.init, now)).content }
            : rendition.media;
        return { rendition, media, file: await read(source, name, own.name, now) };
      }),
    );
    if (isNewPeriod) this.#period += 1;
    this.#origin = origin;
    const { seconds, at } = segment;
    const position = { number: this.#number, period: this.#period, at };
    this.#number += 1;
    await Promise.all(
      parts.map(({ rendition, media, file }) => {
        rendition.media = media;
        return rendition.table.add({ media, seconds, file: () => file.content, position });
      }),
    );
  }

  /** An input may have its best rendition later than the others. */
  #extend(variants: readonly Variant[]): void {
    const others = this.#renditions.filter(
      ({ variant }) => !variants.some(({ name }) => name === variant.name),
    );
    const own = variants.map(
      (variant): Rendition =>
        this.#find(variant.name) ?? {
          variant,
          table: new SegmentTable({ ...this.options, folder: `${this.options.folder}-${variant.name}` }),
          media: undefined,
        },
    );
    this.#renditions = [...own, ...others];
  }

  variants(): readonly Variant[] {
    return this.#renditions.flatMap(({ variant, table }) =>
      table.last ? [{ ...variant, peakKbps: Math.max(variant.peakKbps, table.peakKbps) }] : [],
    );
  }

  listed(rendition: string): readonly ListedSegment[] | undefined {
    return this.#find(rendition)?.table.listed();
  }

  read(rendition: string, name: string): Promise<SourceFile> | undefined {
    return this.#find(rendition)?.table.read(name);
  }

  close(): void {
    for (const { table } of this.#renditions) table.close();
  }

  #find(name: string): Rendition | undefined {
    return this.#renditions.find(({ variant }) => variant.name === name);
  }
}

function nearest(variants: readonly Variant[], height: number): Variant {
  const [first, ...others] = variants;
  if (!first) throw new Error('The input has no renditions.');
  const distance = (variant: Variant) => Math.abs(variant.height - height);
  return others.reduce((best, variant) => (distance(variant) < distance(best) ? variant : best), first);
}

async function read(source: Source, rendition: string, name: string, now: number): Promise<SourceFile> {
  const file = await source.segment(rendition, name, now);
  if (!file) throw new Error('A segment of the input is no longer available.');
  return file;
}
