// @see spec 4.4, 6
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, entryAddress, pathBelow } from './module-address';

const BASE = '/apps/studio/product/lrm';

describe('where in a module an address is', () => {
  it.each([
    [BASE, '', '/'],
    [`${BASE}/`, '', '/'],
    [BASE, '?tab=log', '/?tab=log'],
    [`${BASE}/streams/7`, '?tab=log&tab=2', '/streams/7?tab=log&tab=2'],
    [`${BASE}/a%2Fb`, '', '/a%2Fb'],
    [`${BASE}/a`, '?q=\\', '/a?q=%5C'],
    ['/apps/studio/product/lrm-2/streams', '', '/'],
    ['/apps/dashboard', '', '/'],
    [`${BASE}/${'x'.repeat(2048)}`, '', '/'],
    [`${BASE}//evil.example`, '', '/'],
  ])('%s%s is %s', (pathname, search, path) => expect(pathBelow(BASE, { pathname, search })).toBe(path));
});

describe('the address of a place in a module', () => {
  it.each([
    ['/', BASE],
    ['/streams/7?tab=log', `${BASE}/streams/7?tab=log`],
    ['/streams/./7/../8', `${BASE}/streams/8`],
    ['/?q=/../..', `${BASE}/?q=/../..`],
  ])('%s is %s', (path, address) => {
    const to = addressOf(BASE, path);
    expect(`${to?.pathname ?? ''}${to?.search ?? ''}`).toBe(address);
  });

  it.each(['/..', '/../lrm-2', '/../../../tenant-apps', '/%2e%2e/vod', '/.%2E/%2e./vod', '/a/../../vod'])(
    'is none for %s, which leads out of it',
    (path) => expect(addressOf(BASE, path)).toBeUndefined(),
  );

  it('never leaves the module, whatever the module says', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2E.',
        '',
        '/',
        '\\',
        '%5c',
        '?',
        '#',
        '@',
        ':',
        'https:',
        '\t',
        'a',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const to = addressOf(BASE, `/${pieces.join('/')}`);
        expect(to === undefined || to.pathname === BASE || to.pathname.startsWith(`${BASE}/`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the entry of a module', () => {
  it.each([
    ['https://modules.example/lrm/main.js', 0, 'https://modules.example/lrm/main.js'],
    ['https://modules.example/lrm/main.js?v=2', 3, 'https://modules.example/lrm/main.js?v=2&attempt=3'],
    ['/modules/lrm.js', 1, 'https://console.example/modules/lrm.js?attempt=1'],
  ])('%s is loaded at try %i from %s', (entry, attempt, address) => {
    expect(entryAddress(entry, attempt, 'https://console.example/apps/dashboard')).toBe(address);
  });
});
