// @see spec 7.6
import { createConsoleStorage, createMemoryStorage, STORED_ITEMS } from '@console/http';
import { HOSTILE_IDS } from '@console/http/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftedWishes, draftOf, grantedAfter, isGranted, open, wished, withWishes } from './wishes';

const NOW = ['admin-vod', 'management'];

describe('wishes of one group', () => {
  it('change what is shown', () => {
    const wishes = { 'admin-vod': false, 'admin-ssai': true };
    expect(['admin-vod', 'admin-ssai', 'management'].map((id) => isGranted(NOW, wishes, id))).toEqual([
      false,
      true,
      true,
    ]);
    expect(grantedAfter(NOW, wishes)).toEqual(['management', 'admin-ssai']);
  });

  it('are none once all is as it was', () => {
    const ticked = wished(NOW, undefined, 'admin-ssai', true);
    expect(ticked).toEqual({ 'admin-ssai': true });
    expect(wished(NOW, ticked, 'admin-ssai', false)).toBeUndefined();
    expect(grantedAfter(NOW)).toEqual(NOW);
  });

  it('outlive a change by somebody else, but for what that change has fulfilled', () => {
    const wishes = { 'admin-vod': false, 'admin-ssai': true };
    expect(open(['management', 'admin-lrm'], wishes)).toEqual({ 'admin-ssai': true });
    expect(open(['admin-ssai'], wishes)).toBeUndefined();
  });
});

it('puts the wishes of one group beside those of the others', () => {
  const all = withWishes({}, 'one', { 'admin-vod': true });
  expect(withWishes(all, 'two', { 'admin-vod': false })).toEqual({
    one: { 'admin-vod': true },
    two: { 'admin-vod': false },
  });
  expect(withWishes(all, 'one', undefined)).toEqual({});
});

it('takes any ID, such as "constructor"', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HOSTILE_IDS), fc.constantFrom(...HOSTILE_IDS), (apiGroup, other) => {
      expect(isGranted(NOW, {}, apiGroup)).toBe(false);
      const ticked = wished(NOW, undefined, apiGroup, true);
      expect(isGranted(NOW, ticked, apiGroup)).toBe(true);
      expect(isGranted(NOW, ticked, other)).toBe(apiGroup === other);
      expect(grantedAfter(NOW, ticked)).toEqual([...NOW, apiGroup]);
      expect(Object.keys(withWishes({}, apiGroup, ticked))).toEqual([apiGroup]);
    }),
  );
});

it.each(HOSTILE_IDS)('a draft about the ID "%s" comes back from storage', (id) => {
  const areas = { host: createMemoryStorage(), local: createMemoryStorage(), tab: createMemoryStorage() };
  const storage = createConsoleStorage(areas);
  const wishes = withWishes({}, id, wished([], undefined, id, true));
  storage.write(STORED_ITEMS.drafts, [{ user: 'user-1', form: 'matrix', at: 0, values: draftOf(wishes) }]);
  const [draft] = storage.read(STORED_ITEMS.drafts);
  expect(Object.entries(draftedWishes(draft?.values)).flat()).toEqual([id, wishes[id]]);
  expect(Object.keys(Object.values(draftedWishes(draft?.values))[0] ?? {})).toEqual([id]);
});
