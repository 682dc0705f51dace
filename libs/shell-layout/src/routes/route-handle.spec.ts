import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { createRouteMatcher } from './route-handle';

const leaf = (path: string) => ({ id: path, path });
const TREE: RouteObject[] = [
  {
    id: 'layout',
    children: [
      {
        ...leaf('/apps'),
        children: [
          leaf('/apps/accounts'),
          { ...leaf('/apps/:appId'), children: [leaf('/apps/:appId/detail'), leaf('/apps/:appId/*')] },
          leaf('/apps/products'),
        ],
      },
      leaf('/hub/:token'),
    ],
  },
  leaf('*'),
];

it.each([
  '/',
  '/apps',
  '/apps/',
  '/APPS/Accounts/',
  '/apps/%61%63counts',
  '/apps//accounts',
  '/apps/accounts/more',
  '/apps/studio/detail',
  '/apps/studio/detail/more',
  '/apps/a%2Fdetail',
  '/apps/%',
  '/apps/%/detail',
  '/apps/products',
  '/hub/token',
  '/hub',
])('matches %s as React Router does', (pathname) => {
  const idsOf = (matches: ReturnType<typeof matchRoutes>) =>
    matches?.map(({ route, params }) => [route.id, params]);
  expect(idsOf(createRouteMatcher(() => TREE)(pathname))).toEqual(idsOf(matchRoutes(TREE, pathname)));
});
