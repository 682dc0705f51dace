import { expect, it } from 'vitest';
import { featureNames } from './feature-names.ts';

it.each([
  ['playout-channels', undefined, 'playout-channel', 'PlayoutChannels'],
  ['libraries', undefined, 'library', 'Libraries'],
  ['access', undefined, 'access-item', 'AccessItems'],
  ['billing', 'invoice', 'invoice', 'Invoices'],
])('%s, of %s, lists each %s as one of %s', (name, given, item, Items) => {
  expect(featureNames(name, given)).toMatchObject({ name, item, Items });
});

it('rejects an item that is not a library name', () => {
  expect(() => featureNames('billing', 'Invoice')).toThrow('"Invoice" is not a library name');
});
