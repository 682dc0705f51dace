import { allPages, type ReadPage } from '../list/all-pages';

/**
 * The selection of a list, retained across pages, sizes and orders. "All matching" is resolved when the
 * action runs, except the rows in `except`, and ends when the search or filters change.
 */
export type Selection<Row> =
  | { kind: 'rows'; rows: ReadonlyMap<string, Row> }
  | { kind: 'matching'; scope: string; except: ReadonlySet<string> };

type Keyed<Row> = readonly (readonly [key: string, row: Row])[];

export function selectionOf<Row>(rows: Keyed<Row>): Selection<Row> {
  return { kind: 'rows', rows: new Map(rows) };
}

/** Selects everything that matches the search and filters of `scope`. */
export function allMatching(scope: string): Selection<never> {
  return { kind: 'matching', scope, except: new Set() };
}

export function isSelected(selection: Selection<unknown>, key: string): boolean {
  return selection.kind === 'rows' ? selection.rows.has(key) : !selection.except.has(key);
}

export function countSelected(selection: Selection<unknown>, total: number): number {
  return selection.kind === 'rows' ? selection.rows.size : Math.max(0, total - selection.except.size);
}

export function withRows<Row>(
  selection: Selection<Row>,
  rows: Keyed<Row>,
  selected: boolean,
): Selection<Row> {
  const keys = new Set(rows.map(([key]) => key));
  if (selection.kind === 'matching') {
    const { except } = selection;
    const others = [...except].filter((key) => !keys.has(key));
    return { ...selection, except: new Set(selected ? others : [...others, ...keys]) };
  }
  const others = [...selection.rows].filter(([key]) => !keys.has(key));
  return selectionOf(selected ? [...others, ...rows] : others);
}

/** The rest of a selection under a search and filters. */
export function keptUnder<Row>(selection: Selection<Row>, scope: string): Selection<Row> {
  return selection.kind === 'matching' && selection.scope !== scope ? selectionOf<Row>([]) : selection;
}

interface ReadOptions<Row> {
  readPage: ReadPage<Row> | undefined;
  rowKey: (row: Row) => string;
  signal: AbortSignal;
  onRead: (count: number) => void;
}

/** The selected rows. "All matching" is loaded page by page; rejects on failure. */
export async function readSelected<Row>(
  selection: Selection<Row>,
  { readPage, rowKey, signal, onRead }: ReadOptions<Row>,
): Promise<Row[]> {
  if (selection.kind === 'rows') return [...selection.rows.values()];
  if (!readPage) return [];
  const chosen: Row[] = [];
  for await (const { rows } of allPages(readPage, rowKey, signal)) {
    chosen.push(...rows.filter((row) => !selection.except.has(rowKey(row))));
    onRead(chosen.length);
  }
  return chosen;
}
