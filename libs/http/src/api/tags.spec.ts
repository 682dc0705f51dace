// @see spec 3.10
import { describe, expect, it } from 'vitest';
import { itemTag, listTag, listTags, onSuccess } from './tags';

describe('tags', () => {
  it('of a list that was read are the list and its items', () => {
    expect(listTags('TENANT_APP', { data: [{ appId: 'a' }, { id: 'b', appId: 'a' }] })).toEqual([
      listTag('TENANT_APP'),
      itemTag('TENANT_APP', 'a'),
      itemTag('TENANT_APP', 'b'),
    ]);
    expect(listTags('TENANT_APP')).toEqual([{ type: 'TENANT_APP', id: 'LIST' }]);
  });

  it('are invalidated by success only', () => {
    const tags = onSuccess(({ id }: { id: string }) => [itemTag('TENANT_APP', id)]);
    expect(tags({}, undefined, { id: 'a' })).toEqual([{ type: 'TENANT_APP', id: 'id a' }]);
    expect(tags(undefined, { kind: 'http' }, { id: 'a' })).toEqual([]);
    expect(tags(undefined, { kind: 'unreachable' }, { id: 'a' })).toEqual([]);
  });

  it('are invalidated by what succeeded and could not be read', () => {
    const tags = onSuccess(({ id }: { id: string }) => [itemTag('TENANT_APP', id)]);
    expect(tags(undefined, { kind: 'drift' }, { id: 'a' })).toEqual([{ type: 'TENANT_APP', id: 'id a' }]);
  });
});
