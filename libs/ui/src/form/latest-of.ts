import type { Outcome } from '../display/outcome';

/** The result of an RTK Query read. */
export interface Read<Data> {
  data?: Data | undefined;
  error?: Outcome<never>['error'] | undefined;
}

/** What `readLatest` of a form returns: the item of the data read again as form values, or the error. */
export async function latestOf<Data, Item, Values>(
  reading: PromiseLike<Read<Data>>,
  itemOf: (data: Data) => (Item & { etag: string }) | null | undefined,
  valuesOf: (item: Item) => Values,
): Promise<Outcome<{ values: Values; etag: string }>> {
  const { data, error } = await reading;
  // After a failed read RTK Query returns the previous data as well.
  const item = data === undefined || error ? undefined : itemOf(data);
  return item ? { data: { values: valuesOf(item), etag: item.etag } } : { error: error ?? {} };
}
