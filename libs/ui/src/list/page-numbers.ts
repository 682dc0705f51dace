/** Pages offered on each side of the current one, in addition to the first and the last. */
const NEIGHBORS = 1;

/**
 * The pages that a pager offers, `null` for gaps of two or more. The count is constant, so that buttons do
 * not move.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const span = 2 * NEIGHBORS + 1;
  const from = Math.max(2, Math.min(current - NEIGHBORS, count - 1 - span));
  const to = Math.min(count - 1, Math.max(current + NEIGHBORS, 2 + span));
  const window = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [1, ...between(1, from), ...window, ...between(to, count), ...(count > 1 ? [count] : [])];
}

function between(left: number, right: number): (number | null)[] {
  if (right - left === 2) return [left + 1];
  return right - left > 2 ? [null] : [];
}
