import type { CountedReport } from '../database/schema/live';

type Amount = CountedReport['amounts'][number];

/** For a report that may repeat one whose response was lost. */
export function countOnce(
  number: number | undefined,
  last: CountedReport | null,
  amounts: readonly Amount[],
) {
  const isRepeated = number !== undefined && last?.number === number;
  const counted = new Map(isRepeated ? last.amounts.map(({ id, bytes }) => [id, bytes]) : []);
  return {
    counted:
      number === undefined
        ? null
        : { number, amounts: amounts.flatMap(({ id, bytes }) => (bytes > 0 ? [{ id, bytes }] : [])) },
    remaining: ({ id, bytes }: Amount) => Math.max(0, bytes - (counted.get(id) ?? 0)),
  };
}
