import { expect, test } from 'vitest';
import { latestOf } from './latest-of';

const item = { name: 'Studio', id: 'a', etag: '"2"' };
const valuesOf = ({ name }: typeof item) => ({ name });

test('the form gets the values and version of the item', async () => {
  expect(await latestOf(Promise.resolve({ data: item }), valuesOf)).toEqual({
    data: { values: { name: 'Studio' }, etag: '"2"' },
  });
});

test('an item from before a failed read is not the latest', async () => {
  const error = { kind: 'unreachable' as const, message: 'Offline' };
  expect(await latestOf(Promise.resolve({ data: item, error }), valuesOf)).toEqual({ error });
});
