import { useState } from 'react';
import { keptUnder, selectionOf, type Selection } from './selection';

/** The selection of one table, for as long as it stands; `scope` names the search and the filters in force. */
export function useSelection<Row>(
  scope: string,
): [selection: Selection<Row>, select: (selection: Selection<Row>) => void] {
  const [selection, select] = useState<Selection<Row>>(() => selectionOf<Row>([]));
  const kept = keptUnder(selection, scope);
  // Dropped for good: going back to the search before does not bring it back.
  if (kept !== selection) select(kept);
  return [kept, select];
}
