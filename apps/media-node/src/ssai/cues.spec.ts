import { expect, it } from 'vitest';
import { readCues } from './cues';

const T = Date.parse('2026-11-24T10:00:00Z');
const segments = (count: number) => Array.from({ length: count }, () => '#EXTINF:2.000,\nx.ts').join('\n');
/** Read when its last segment has just ended. */
const read = (playlist: string) => readCues(playlist, T + 2_000 * playlist.split('#EXTINF').length - 2_000);
const head = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-PROGRAM-DATE-TIME:2026-11-24T10:00:00Z`;

it.each([
  ['#EXT-X-CUE-OUT:30', 30_000],
  ['#EXT-X-CUE-OUT:DURATION=30.5', 30_500],
  ['#EXT-X-CUE-OUT', null],
  ['#EXT-OATCLS-SCTE35:/DAlAAAAAAAAAP/wFAUAAAABf+/=\n#EXT-X-ASSET:CAID=0x1\n#EXT-X-CUE-OUT:15.0', 15_000],
])('reads %s', (cue, plannedMs) => {
  const [found, ...more] = read(`${head}\n${segments(2)}\n${cue}\n${segments(3)}`);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ startsAt: T + 4_000, plannedMs });
  expect(found?.raw.split('\n').at(-1)).toContain('CUE-OUT');
});

it('reads the end of a break, and a break whose beginning has left the window', () => {
  const ended = read(`${head}\n#EXT-X-CUE-OUT:30\n${segments(5)}\n#EXT-X-CUE-IN\n${segments(1)}`);
  expect(ended).toMatchObject([{ startsAt: T, endsAt: T + 10_000 }]);
  for (const cont of ['#EXT-X-CUE-OUT-CONT:8/30', '#EXT-X-CUE-OUT-CONT:ElapsedTime=8,Duration=30'])
    expect(read(`${head}\n${cont}\n${segments(2)}`)).toMatchObject([
      { id: `out-${T - 8_000}`, startsAt: T - 8_000, plannedMs: 30_000 },
    ]);
});

it('reads date ranges with SCTE-35', () => {
  const out =
    '#EXT-X-DATERANGE:ID="splice-6",START-DATE="2026-11-24T10:00:04Z",PLANNED-DURATION=59.9,SCTE35-OUT=0xFC002F';
  const back =
    '#EXT-X-DATERANGE:ID="splice-6",START-DATE="2026-11-24T10:00:04Z",DURATION=58,SCTE35-IN=0xFC002A';
  expect(read(`${head}\n${segments(3)}\n${out}`)).toMatchObject([
    { startsAt: T + 4_000, plannedMs: 59_900, raw: out },
  ]);
  expect(read(`${head}\n${out}\n${segments(3)}\n${back}`)).toMatchObject([{ endsAt: T + 62_000 }]);
});

it('counts from the live edge without dates', () => {
  const text = `#EXTM3U\n${segments(2)}\n#EXT-X-CUE-OUT:30\n${segments(1)}`;
  expect(readCues(text, T)).toMatchObject([{ startsAt: T - 2_000 }]);
});

it.each(['#EXT-X-DATERANGE:', '#EXT-X-CUE-OUT-CONT:'])(
  'reads on after a line %s of any text',
  (tag) => {
    const text = `${head}\n${tag}${'a-'.repeat(20_000)}\n#EXT-X-CUE-IN\n#EXT-X-CUE-OUT:30\n${segments(1)}`;
    expect(read(text).at(-1)).toMatchObject({ startsAt: T, plannedMs: 30_000 });
  },
  2_000,
);
