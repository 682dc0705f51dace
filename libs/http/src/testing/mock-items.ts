import { respondWithError } from './mock';

/** The requested page of a list. */
export function listResponse<Item>(
  items: readonly Item[],
  { page, perPage }: { page: number; perPage: number },
) {
  return { data: items.slice((page - 1) * perPage, page * perPage), total: items.length, page, perPage };
}

type Changes<Item> = { [Key in keyof Item]?: Item[Key] | undefined };

/** The items of a mock platform, the newest first, each with its version. `find` and `change` end with 404 or 412. */
export function mockItems<Item extends { id: string }>(initial: readonly Item[] = []) {
  const stored = (item: Item): Item & { etag: string } => ({ etag: '"1"', ...item });
  let all = initial.map(stored);

  const find = (id: string) => all.find((item) => item.id === id) ?? respondWithError(404);
  const replace = (items: readonly Item[]) => {
    all = items.map(stored);
  };

  return {
    get all() {
      return all;
    },
    find,
    add: (item: Item) => {
      const added = stored(item);
      all = [added, ...all];
      return added;
    },
    change: (id: string, changes: Changes<Item>, ifMatch?: string) => {
      const before = find(id);
      if (ifMatch !== undefined && ifMatch !== before.etag) respondWithError(412);
      const etag = `"${String(Number(before.etag.slice(1, -1)) + 1)}"`;
      const after = { ...before, ...changes, etag };
      all = all.map((item) => (item === before ? after : item));
      return after;
    },
    remove: (id: string) => {
      all = all.filter((item) => item.id !== id);
      return {};
    },
    replace,
    reset: () => replace(initial),
  };
}
