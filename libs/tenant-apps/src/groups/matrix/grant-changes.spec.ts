// @see spec 7.6
import { createConsoleStorage, createMemoryStorage, STORED_ITEMS } from '@console/http';
import { HOSTILE_IDS } from '@console/http/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesFromDraft,
  draftOf,
  grantedAfter,
  isGranted,
  pendingChanges,
  withChange,
  withGroupChanges,
} from './grant-changes';

const NOW = ['admin-vod', 'management'];

describe('changes of one group', () => {
  it('override the stored grants', () => {
    const changes = { 'admin-vod': false, 'admin-ssai': true };
    expect(['admin-vod', 'admin-ssai', 'management'].map((id) => isGranted(NOW, changes, id))).toEqual([
      false,
      true,
      true,
    ]);
    expect(grantedAfter(NOW, changes)).toEqual(['management', 'admin-ssai']);
  });

  it('are undefined when nothing differs', () => {
    const ticked = withChange(NOW, undefined, 'admin-ssai', true);
    expect(ticked).toEqual({ 'admin-ssai': true });
    expect(withChange(NOW, ticked, 'admin-ssai', false)).toBeUndefined();
    expect(grantedAfter(NOW)).toEqual(NOW);
  });

  it('survive a change by another user, except for what it already applied', () => {
    const changes = { 'admin-vod': false, 'admin-ssai': true };
    expect(pendingChanges(['management', 'admin-lrm'], changes)).toEqual({ 'admin-ssai': true });
    expect(pendingChanges(['admin-ssai'], changes)).toBeUndefined();
  });
});

it('replaces the changes of one group', () => {
  const all = withGroupChanges({}, 'one', { 'admin-vod': true });
  expect(withGroupChanges(all, 'two', { 'admin-vod': false })).toEqual({
    one: { 'admin-vod': true },
    two: { 'admin-vod': false },
  });
  expect(withGroupChanges(all, 'one', undefined)).toEqual({});
});

it('accepts any ID, such as "constructor"', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HOSTILE_IDS), fc.constantFrom(...HOSTILE_IDS), (apiGroup, other) => {
      expect(isGranted(NOW, {}, apiGroup)).toBe(false);
      const ticked = withChange(NOW, undefined, apiGroup, true);
      expect(isGranted(NOW, ticked, apiGroup)).toBe(true);
      expect(isGranted(NOW, ticked, other)).toBe(apiGroup === other);
      expect(grantedAfter(NOW, ticked)).toEqual([...NOW, apiGroup]);
      expect(Object.keys(withGroupChanges({}, apiGroup, ticked))).toEqual([apiGroup]);
    }),
  );
});

it.each(HOSTILE_IDS)('restores a draft with the ID "%s" from storage', (id) => {
  const areas = { host: createMemoryStorage(), local: createMemoryStorage(), tab: createMemoryStorage() };
  const storage = createConsoleStorage(areas);
  const changes = withGroupChanges({}, id, withChange([], undefined, id, true));
  storage.write(STORED_ITEMS.drafts, [{ user: 'user-1', form: 'matrix', at: 0, values: draftOf(changes) }]);
  const [draft] = storage.read(STORED_ITEMS.drafts);
  expect(Object.entries(changesFromDraft(draft?.values)).flat()).toEqual([id, changes[id]]);
  expect(Object.keys(Object.values(changesFromDraft(draft?.values))[0] ?? {})).toEqual([id]);
});
