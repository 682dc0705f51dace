import { METRICS_MAX_POINTS } from '@console/operations/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import type { Resolution } from './resolutions';

const STEPS_SECONDS = [10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 14_400, 21_600] as const;
const DAY_SECONDS = 86_400;

/** Fewer say nothing about how often there is a report. */
const FEW_GAPS = 4;

export interface Range {
  from: Date;
  to: Date;
}

type Resolutions<Name extends string> = readonly Resolution<Name>[];

interface Series<Name extends string> {
  /** Whole steps since 1970. */
  from: Date;
  stepSeconds: number;
  /** Means, one a step; null where nothing was measured. */
  valuesOf: (name: Name) => (number | null)[];
}

interface Bucket<Name extends string> {
  at: number;
  samples: number;
  means: Record<Name, number | null>;
}

/** The means of a server or a stream over a period: at most `METRICS_MAX_POINTS` steps, unless they are days. */
export async function readSeries<Name extends string>(
  db: Database,
  resolutions: Resolutions<Name>,
  id: string,
  range: Range,
  now: Date,
): Promise<Series<Name>> {
  const { resolution, stepMs: finest } = resolutionFor(resolutions, range, now);
  const rows = await bucketsOf(db, resolution, id, range, finest);
  const stepMs = stepFor(rows, finest);
  const start = Math.floor(range.from.getTime() / stepMs) * stepMs;
  const count = Math.ceil((range.to.getTime() - start) / stepMs);
  const buckets = Map.groupBy(rows, ({ at }) => Math.floor((at - start) / stepMs));
  return {
    from: new Date(start),
    stepSeconds: stepMs / 1000,
    valuesOf: (name) =>
      Array.from({ length: count }, (_, position) => meanOf(buckets.get(position) ?? [], name)),
  };
}

/** The finest table that still holds the beginning of the range, and the step that limits the number of values. */
function resolutionFor<Name extends string>(resolutions: Resolutions<Name>, { from, to }: Range, now: Date) {
  const kept = resolutions.filter(
    ({ retentionMs }, position) =>
      now.getTime() - from.getTime() <= retentionMs || position === resolutions.length - 1,
  );
  const least = (to.getTime() - from.getTime()) / 1000 / (METRICS_MAX_POINTS - 1);
  const finest = kept[0]?.seconds ?? 0;
  const step = STEPS_SECONDS.find((seconds) => seconds >= Math.max(least, finest)) ?? DAY_SECONDS;
  const resolution = kept.findLast(({ seconds }) => step % seconds === 0);
  if (!resolution) throw new Error('There is no resolution.');
  return { resolution, stepMs: step * 1000 };
}

async function bucketsOf<Name extends string>(
  db: Database,
  { table, id: idColumn, at: atColumn, samples, means }: Resolution<Name>,
  id: string,
  { from, to }: Range,
  stepMs: number,
): Promise<Bucket<Name>[]> {
  const start = new Date(Math.floor(from.getTime() / stepMs) * stepMs);
  const at = sql`(floor(extract(epoch from ${atColumn}) * 1000 / ${stepMs}::float8) * ${stepMs}::float8)`;
  const meansByName = Object.entries(means).map(([name, column]) => {
    const weight = sql`sum(${samples}) filter (where ${column} is not null)`;
    return sql`${name}::text, sum(${column} * ${samples}) / ${weight}`;
  });
  return db
    .select({
      at: at.mapWith(Number),
      samples: sql`sum(${samples})`.mapWith(Number),
      means: sql<Record<Name, number | null>>`json_build_object(${sql.join(meansByName, sql`, `)})`,
    })
    .from(table)
    .where(and(eq(idColumn, id), gte(atColumn, start), lt(atColumn, to)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** A coarser step where most reports are further apart, so that a line has no holes between them. */
function stepFor(buckets: readonly { at: number }[], stepMs: number): number {
  const gaps = buckets
    .slice(1)
    .map(({ at }, position) => at - (buckets[position]?.at ?? at))
    .toSorted((one, other) => one - other);
  const usual = (gaps.length < FEW_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)]) ?? stepMs;
  const seconds = STEPS_SECONDS.find((step) => step * 1000 >= usual && (step * 1000) % stepMs === 0);
  return usual <= stepMs || seconds === undefined ? stepMs : seconds * 1000;
}

function meanOf<Name extends string>(buckets: readonly Bucket<Name>[], name: Name): number | null {
  const measured = buckets.flatMap(({ samples, means }) => {
    const value = means[name];
    return value === null ? [] : [{ samples, value }];
  });
  const samples = measured.reduce((sum, one) => sum + one.samples, 0);
  const total = measured.reduce((sum, one) => sum + one.value * one.samples, 0);
  return samples === 0 ? null : rounded(total / samples);
}

/** As exact as it is shown. */
function rounded(value: number): number {
  return Number(value.toFixed(Math.abs(value) < 10 ? 2 : 1));
}
