import type { Outcome } from '../display/outcome';

/** The result of an RTK Query read. */
export interface Read<Data> {
  data?: Data | undefined;
  error?: Outcome<never>['error'] | undefined;
}

/** What `readLatest` of a form returns: the item read again as form values, or the error. */
export async function latestOf<Item extends { etag: string }, Values>(
  reading: PromiseLike<Read<Item>>,
  valuesOf: (item: Item) => Values,
): Promise<Outcome<{ values: Values; etag: string }>> {
  const { data, error } = await reading;
  // After a failed read RTK Query returns the previous data as well.
  return data && !error ? { data: { values: valuesOf(data), etag: data.etag } } : { error: error ?? {} };
}
