import { useState } from 'react';
import { keptUnder, selectionOf, type Selection } from './selection';

/** A table's selection; `scope` identifies search and filters. */
export function useSelection<Row>(
  scope: string,
): [selection: Selection<Row>, select: (selection: Selection<Row>) => void] {
  const [selection, select] = useState<Selection<Row>>(() => selectionOf<Row>([]));
  const kept = keptUnder(selection, scope);
  // Permanently: returning to the previous search does not restore it.
  if (kept !== selection) select(kept);
  return [kept, select];
}
