import { listFields, type ListState } from '@console/ui/list';

export const NAMED_LIST = listFields(['name'], 'name');

/** The page that a list shows of all items; the platform sends them by name. */
export function namedPage<Item extends { name: string }>(
  all: readonly Item[],
  { q, sort, page, perPage }: ListState<typeof NAMED_LIST>,
): { data: Item[]; total: number } {
  const wanted = q.trim().toLowerCase();
  const matching = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  const sorted = sort === '-name' ? matching.toReversed() : matching;
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: matching.length };
}
