import { expect, test } from 'vitest';
import { latestOf, type Read } from './latest-of';

const item = { name: 'Studio', id: 'a', etag: '"2"' };
const read = (result: Read<(typeof item)[]>, id = 'a') =>
  latestOf(
    Promise.resolve(result),
    (items) => items.find((one) => one.id === id),
    ({ name }) => ({ name }),
  );

test('the form gets the values and version of the item', async () => {
  expect(await read({ data: [item] })).toEqual({ data: { values: { name: 'Studio' }, etag: '"2"' } });
});

test('an item that is gone has no version', async () => {
  expect(await read({ data: [item] }, 'b')).toEqual({ error: {} });
});

test('an item from before a failed read is not the latest', async () => {
  const error = { kind: 'unreachable' as const, message: 'Offline' };
  expect(await read({ data: [item], error })).toEqual({ error });
});
