import type { RefObject } from 'react';
import { useSingleKeys } from '../keyboard/use-single-keys';

const ROWS = 'tbody > tr[data-row-key]';

/** Keys for the rows of a list: `j` and `k` move the focus, `x` selects, Enter opens. */
export function useRowKeys(area: RefObject<HTMLElement | null>): void {
  const focused = () => document.activeElement?.closest<HTMLElement>(ROWS);
  const move = (by: 1 | -1) => {
    const rows = [...(area.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const at = rows.findIndex((row) => row === focused());
    rows[at < 0 ? 0 : at + by]?.focus();
  };
  const press = (part: string) => {
    const row = focused();
    if (row && area.current?.contains(row)) row.querySelector<HTMLElement>(part)?.click();
  };
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => press('.console-select-box'),
    Enter: () => press('.first a, .first button'),
  });
}
