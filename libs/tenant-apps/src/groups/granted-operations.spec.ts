// @see spec 7.6
import { expect, it } from 'vitest';
import { apiGroupOf } from '../testing/mock-groups';
import { grantedOperations } from './granted-operations';

const API_GROUPS = [
  apiGroupOf('admin-vod', { name: 'Media VOD', calls: ['List of films', 'Cuts a film'] }),
  apiGroupOf('admin-user', { name: 'User accounts', calls: ['List of accounts'] }),
  apiGroupOf('admin-ssai', { name: 'SSAI', calls: [] }),
];

const found = (search: string, granted = ['admin-vod', 'admin-user', 'admin-ssai']) =>
  grantedOperations(API_GROUPS, granted, search).map(({ name, operations }) => [
    name,
    ...operations.map(({ summary }) => summary),
  ]);

it('contains only granted API groups, including those without operations', () => {
  expect(found('', ['admin-vod', 'admin-ssai'])).toEqual([
    ['Media VOD', 'List of films', 'Cuts a film'],
    ['SSAI'],
  ]);
});

it('finds operations by summary, method and path', () => {
  expect(found('LIST of')).toEqual([
    ['Media VOD', 'List of films'],
    ['User accounts', 'List of accounts'],
  ]);
  expect(found('get api/admin-vod/2')).toEqual([['Media VOD', 'Cuts a film']]);
});

it('finds an API group by name, with all its operations', () => {
  expect(found('user acc')).toEqual([['User accounts', 'List of accounts']]);
  expect(found('ssai')).toEqual([['SSAI']]);
  expect(found('nothing like it')).toEqual([]);
});
