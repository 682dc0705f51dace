import { expect, it } from 'vitest';
import { fillPath } from './fill-path';

it.each([
  ['/apps/:appId/detail', '/apps/studio/detail'],
  ['/apps/:appId()/detail', '/apps/studio/detail'],
  ['/apps/:unknown/detail', '/apps//detail'],
  ['https://elsewhere.example:8443/:appId', 'https://elsewhere.example:8443/studio'],
])('%s is filled to %s', (path, filled) => {
  expect(fillPath(path, { appId: 'studio' })).toBe(filled);
});

it('keeps a value within its segment', () => {
  expect(fillPath('/apps/:appId', { appId: '../users?q=1#a' })).toBe('/apps/..%2Fusers%3Fq%3D1%23a');
});
