/** A break that a playlist announces. */
export interface Cue {
  /** The same for every copy of the cue. */
  id: string;
  /** When the break begins, in milliseconds since 1970. */
  startsAt: number;
  /** Null if the cue has none. */
  plannedMs: number | null;
  /** When the content goes on; undefined while the playlist does not say. */
  endsAt?: number;
  /** The lines of the cue. */
  raw: string;
}

const OUT = /^#EXT-X-CUE-OUT(?::(.*))?$/;
const CONTINUED = /^#EXT-X-CUE-OUT-CONT:(.*)$/;
const IN = /^#EXT-X-CUE-IN\b/;
const OATCLS = /^#EXT-OATCLS-SCTE35:/;
const DATE_RANGE = /^#EXT-X-DATERANGE:(.*)$/;

/** Durations are `30`, `DURATION=30` or, in the middle of a break, `8.5/30`. */
function durationOf(text: string | undefined): number | null {
  const match = /(?:^|DURATION=|\/)"?(\d{1,6}(?:\.\d{1,6})?)"?\s*(?:$|,)/i.exec(text ?? '');
  return match ? Math.round(Number(match[1]) * 1_000) : null;
}

/** The lookbehind keeps the search linear: no match starts inside a name. */
const ATTRIBUTE = /(?<![A-Za-z0-9-])([A-Za-z0-9-]+)=(?:"([^"]*)"|([^",\s]+))/g;

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(ATTRIBUTE))
    attributes.set(name, quoted ?? plain);
  return attributes;
}

const millisecondsOf = (text: string | undefined) => {
  const seconds = Number(text ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 && seconds < 86_400 ? Math.round(seconds * 1_000) : null;
};

/**
 * The breaks of a media playlist: `EXT-X-CUE-OUT` and `-IN`, `EXT-OATCLS-SCTE35`, and `EXT-X-DATERANGE` with SCTE-35.
 * The last segment ends at `liveEdge`.
 */
export function readCues(playlist: string, liveEdge: number): Cue[] {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  const lengths = lines.map((line) => Math.round(Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? 0) * 1_000));
  const isDated = lines.some((line) => line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'));
  let at = isDated ? 0 : liveEdge - lengths.reduce((sum, ms) => sum + ms, 0);
  const cues: Cue[] = [];
  const ranges = new Map<string, Cue>();
  let signal: string | undefined;
  let open: Cue | undefined;
  for (const [index, line] of lines.entries()) {
    const date = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/.exec(line)?.[1];
    if (date !== undefined && !Number.isNaN(Date.parse(date))) at = Date.parse(date);
    if (OATCLS.test(line)) signal = line;
    const out = OUT.exec(line);
    if (out) {
      const raw = [...(signal === undefined ? [] : [signal]), line].join('\n');
      open = { id: `out-${at}`, startsAt: at, plannedMs: durationOf(out[1]), raw };
      cues.push(open);
      signal = undefined;
    }
    const continued = CONTINUED.exec(line);
    if (continued && !open) {
      // The window no longer has the beginning.
      const attributes = attributesOf(continued[1] ?? '');
      const elapsed =
        millisecondsOf(attributes.get('ElapsedTime')) ?? millisecondsOf(continued[1]?.split('/')[0]) ?? 0;
      const plannedMs = millisecondsOf(attributes.get('Duration')) ?? durationOf(continued[1]);
      open = { id: `out-${at - elapsed}`, startsAt: at - elapsed, plannedMs, raw: line };
      cues.push(open);
    }
    if (IN.test(line) && open) {
      open.endsAt = at;
      open = undefined;
    }
    const range = DATE_RANGE.exec(line);
    if (range) readDateRange(attributesOf(range[1] ?? ''), line, ranges);
    at += lengths[index] ?? 0;
  }
  // The clock of the playlist may differ from ours.
  const shift = liveEdge - at;
  return [...cues, ...ranges.values()]
    .map((cue) => ({
      ...cue,
      startsAt: cue.startsAt + shift,
      ...(cue.endsAt !== undefined && { endsAt: cue.endsAt + shift }),
    }))
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

function readDateRange(attributes: Map<string, string>, raw: string, ranges: Map<string, Cue>): void {
  const id = attributes.get('ID') ?? '';
  const startsAt = Date.parse(attributes.get('START-DATE') ?? '');
  const plannedMs =
    millisecondsOf(attributes.get('DURATION')) ?? millisecondsOf(attributes.get('PLANNED-DURATION'));
  const known = ranges.get(id);
  if (attributes.has('SCTE35-OUT') && !Number.isNaN(startsAt)) {
    ranges.set(id, { id: `range-${id}`.slice(0, 64), startsAt, plannedMs, raw });
  } else if (attributes.has('SCTE35-IN') && known) {
    const end = Date.parse(attributes.get('END-DATE') ?? '');
    known.endsAt = Number.isNaN(end) ? known.startsAt + (plannedMs ?? known.plannedMs ?? 0) : end;
    known.raw += `\n${raw}`;
  }
}
