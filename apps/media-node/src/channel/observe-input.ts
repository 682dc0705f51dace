import { issuesOf, type FailoverSource } from '@console/live/contract';
import type { Source, Variant } from '../source';
import type { Observation } from './choose-input';

export type Limits = { now: number } & Pick<FailoverSource, 'lossMs' | 'switchOn'>;

/** An encoder that is gone sends no next segment. */
export function observe(source: Source | undefined, { now, switchOn }: Limits): Observation {
  const [best] = source?.renditions(now) ?? [];
  const listed = (best && source?.segments(best.name, now)) ?? [];
  const last = listed.findLast(({ isSlate }) => !isSlate);
  if (!source || !last) return { newest: undefined, endedAt: now, segmentSeconds: 0 };
  const { input, health } = source.status(now);
  const isGone = (source.publish !== undefined && input === null) || listed.at(-1)?.isSlate === true;
  const issues = issuesOf(health, [], '').map(({ type }) => (type === 'no-audio' ? 'silent' : type));
  return {
    newest: last.number,
    endedAt: last.at + last.seconds * 1_000,
    segmentSeconds: isGone ? 0 : last.seconds,
    problem: switchOn.find((problem) => issues.includes(problem)),
  };
}

/** Whether players can go from each to any other without setting up their decoders again. */
export function haveSameFormat([first, ...others]: readonly Variant[]): boolean {
  return others.every(
    (other) =>
      other.width === first?.width &&
      other.height === first.height &&
      other.codecs === first.codecs &&
      // Measured, segment by segment.
      Math.abs(other.framesPerSecond - first.framesPerSecond) < 1,
  );
}
