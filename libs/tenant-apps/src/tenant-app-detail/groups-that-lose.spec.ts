// @see spec 7.5
import { describe, expect, it } from 'vitest';
import { groupsThatLose } from './groups-that-lose';

const editors = { id: '1', name: 'Editors', apiGroups: ['admin-vod', 'admin-ssai'] };
const managers = { id: '2', name: 'Managers', apiGroups: ['management'] };

describe('groups that lose something', () => {
  it('are those that grant what the app is to have no longer', () => {
    expect(groupsThatLose([editors, managers], ['admin-ssai', 'management'])).toEqual([
      { id: '1', name: 'Editors', loses: ['admin-vod'] },
    ]);
  });

  it('are none where the app keeps all that they grant', () => {
    expect(groupsThatLose([editors, managers], ['admin-vod', 'admin-ssai', 'management'])).toEqual([]);
  });
});
