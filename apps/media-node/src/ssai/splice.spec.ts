import { parse } from 'hls-parser';
import { expect, it } from 'vitest';
import { mediaPlaylist } from '../playlist';
import type { ListedSegment } from '../source';
import { Splice, type Part } from './splice';

/** Repeatable random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const START = 1_795_000_000_000;
const RENDITIONS = ['720p', '360p'];

/** Ten minutes of content with irregular segments and discontinuities. */
function contentOf(random: () => number): ListedSegment[] {
  const all: ListedSegment[] = [];
  let at = START;
  let period = 3;
  for (let number = 40; at < START + 600_000; number += 1) {
    const seconds = random() < 0.1 ? 0.5 + random() : 2;
    if (random() < 0.02) period += 1;
    all.push({ name: `${number}.m4s`, number, period, seconds, at, init: `init-${period}.mp4` });
    at += seconds * 1_000;
  }
  return all;
}

function partOf(name: string, totalSeconds: number): Part {
  const whole = Math.floor(totalSeconds / 2);
  const rest = totalSeconds - whole * 2;
  return {
    seconds: [...Array.from({ length: whole }, () => 2), ...(rest > 0 ? [rest] : [])],
    init: (rendition) => `${name}/${rendition}/init.mp4`,
    name: (rendition, index) => `${name}/${rendition}/${index}.m4s`,
  };
}

it('any two refreshes agree, numbers are contiguous, and players accept the playlist', () => {
  let pairs = 0;
  const problems: string[] = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomFrom(seed);
    const all = contentOf(random);
    const splice = new Splice();
    const known = new Map<string, Map<number, string>>(RENDITIONS.map((name) => [name, new Map()]));
    const firsts = new Map(RENDITIONS.map((name) => [name, -1]));
    let nextBreakAt = START + 40_000;
    let breaks = 0;
    for (let now = START + 20_000; now < START + 600_000; now += random() * 2_500) {
      // A rendition can be a segment behind the other one.
      const lag = random() < 0.3 ? 2_000 : 0;
      const contentAt = (moment: number) =>
        all.filter(({ at, seconds }) => at + seconds * 1_000 <= moment && at > moment - 26_000);
      const fullest = contentAt(now);
      const start = fullest.find(({ at, number }) => at >= nextBreakAt && number > (fullest[0]?.number ?? 0));
      if (start && !splice.isOpen) {
        const previous = all.find(({ number }) => number === start.number - 1);
        const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) =>
          partOf(`ad-${breaks}-${index}`, 3 + Math.floor(random() * 15)),
        );
        splice.add({ from: start.number, at: start.at, period: previous?.period ?? start.period, parts });
        breaks += 1;
        nextBreakAt = start.at + 60_000 + random() * 30_000;
      }
      if (splice.isOpen && random() < 0.05) splice.cut(now - 5_000, fullest);
      splice.advance(fullest);
      for (const [index, rendition] of RENDITIONS.entries()) {
        const content = contentAt(now - (index === 0 ? 0 : lag));
        const listed = splice.list(content, rendition);
        const seen = known.get(rendition) ?? new Map<number, string>();
        listed.forEach(({ number, name, seconds, period, init }, position) => {
          if (number !== (listed[0]?.number ?? 0) + position) problems.push(`gap at ${number}`);
          const described = JSON.stringify([name, seconds, period, init]);
          if ((seen.get(number) ?? described) !== described) problems.push(`${number}: ${described}`);
          if (seen.has(number)) pairs += 1;
          seen.set(number, described);
          const step = period - (listed[position - 1]?.period ?? period);
          if (step !== 0 && step !== 1) problems.push(`step of ${step} at ${number}`);
        });
        const first = listed[0]?.number ?? -1;
        if (lag === 0 && first < (firsts.get(rendition) ?? -1)) problems.push(`fell to ${first}`);
        firsts.set(rendition, Math.max(first, firsts.get(rendition) ?? -1));
      }
      if (random() < 0.1) {
        const text = mediaPlaylist(splice.list(fullest, '720p'), 2);
        expect(parse(text)).toMatchObject({ isMasterPlaylist: false, targetDuration: 2 });
      }
    }
    expect(breaks).toBeGreaterThan(3);
  }
  expect(problems).toEqual([]);
  expect(pairs).toBeGreaterThan(10_000);
});

it('replaces a break by ads, and returns at its end', () => {
  const content = Array.from({ length: 12 }, (_, number) => ({
    ...{ name: `${number}.m4s`, number, period: 0, seconds: 2, at: number * 2_000, init: 'init.mp4' },
  }));
  const splice = new Splice();
  splice.add({ from: 2, at: 4_000, period: 0, parts: [partOf('tea', 5), partOf('slate', 4)] });
  splice.advance(content);
  expect(splice.list(content, '720p').map(({ name, number, period }) => [number, period, name])).toEqual([
    [0, 0, '0.m4s'],
    [1, 0, '1.m4s'],
    [2, 1, 'tea/720p/0.m4s'],
    [3, 1, 'tea/720p/1.m4s'],
    [4, 1, 'tea/720p/2.m4s'],
    [5, 2, 'slate/720p/0.m4s'],
    [6, 2, 'slate/720p/1.m4s'],
    [7, 3, '6.m4s'],
    [8, 3, '7.m4s'],
    [9, 3, '8.m4s'],
    [10, 3, '9.m4s'],
    [11, 3, '10.m4s'],
    [12, 3, '11.m4s'],
  ]);
});
