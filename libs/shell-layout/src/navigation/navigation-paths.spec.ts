import { describe, expect, it } from 'vitest';
import { backPath, keepFrom, withFrom, withQuery } from './navigation-paths';

// @see spec 2.7

const LIST = { pathname: '/apps/tenant-apps/normal', search: '?q=a%26b&page=2' };

const searchOf = (path: string) => new URL(path, 'https://console.example').search;

describe('a link that remembers where a person came from', () => {
  it.each([
    ['/apps/studio/detail', '/apps/studio/detail?from='],
    ['/apps/studio/detail?tab=keys', '/apps/studio/detail?tab=keys&from='],
  ])('from %s begins %s', (to, start) =>
    expect(withFrom(to, LIST)).toBe(start + encodeURIComponent('/apps/tenant-apps/normal?q=a%26b&page=2')),
  );

  it('keeps its fragment at the end', () => {
    expect(withFrom('/apps/studio#keys', { pathname: '/apps', search: '' })).toBe(
      '/apps/studio?from=%2Fapps#keys',
    );
  });

  it('leads back where it came from, step by step', () => {
    const detail = withFrom('/apps/studio/detail', LIST);
    const billing = withFrom('/apps/studio/billing', {
      pathname: '/apps/studio/detail',
      search: searchOf(detail),
    });
    const back = backPath({ search: searchOf(billing) });
    expect(back).toBe(detail);
    expect(backPath({ search: searchOf(back) })).toBe(LIST.pathname + LIST.search);
  });

  it('remembers one place only', () => {
    expect(withFrom('/user/info?from=%2Fold', { pathname: '/new', search: '' })).toBe(
      '/user/info?from=%2Fnew',
    );
  });

  it('never grows beyond what an address may hold', () => {
    let here = LIST;
    for (let step = 0; step < 40; step += 1) {
      const path = withFrom(`/apps/${String(step)}`, here);
      expect(path.length).toBeLessThanOrEqual(2048);
      here = { pathname: `/apps/${String(step)}`, search: searchOf(path) };
    }
    expect(backPath(here)).toMatch(/^\/apps\/38\b/);
  });
});

describe('a link to another page about the same thing', () => {
  it('keeps where "Back" leads, filters included', () => {
    const detail = withFrom('/apps/studio/detail', LIST);
    const members = keepFrom('/apps/studio/member?status=active', { search: searchOf(detail) });
    expect(members).toMatch(/^\/apps\/studio\/member\?status=active&from=/);
    expect(backPath({ search: searchOf(members) })).toBe(LIST.pathname + LIST.search);
  });

  it('takes over nothing else of the query', () => {
    expect(keepFrom('/apps/studio/member', { search: '?q=live&page=3' })).toBe('/apps/studio/member');
    expect(keepFrom('/apps/studio/member', { search: '?q=live&from=%2Fapps' })).toBe(
      '/apps/studio/member?from=%2Fapps',
    );
  });
});

describe('"Back"', () => {
  it.each([
    ['', '/'],
    ['?page=2', '/'],
    ['?from=', '/'],
    ['?from=%2Fapps%3Fpage%3D2', '/apps?page=2'],
    ['?from=/a&from=/b', '/a'],
    ['?from=/apps/../user/info', '/user/info'],
  ])('from %j leads to %s', (search, path) => expect(backPath({ search })).toBe(path));

  it.each([
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/..//evil.example',
    '/apps/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'apps',
    '#//evil.example',
    '@evil.example',
  ])('from %j leads to the given path', (from) => {
    expect(backPath({ search: `?${new URLSearchParams({ from }).toString()}` }, '/apps/accounts')).toBe(
      '/apps/accounts',
    );
  });
});

describe('a statistic', () => {
  it.each([
    ['/apps/product/ssai/statistic', '/apps/product/ssai/statistic?q=a%26b&page=2'],
    ['/apps/product/ssai/statistic?page=1', '/apps/product/ssai/statistic?page=1&q=a%26b'],
    ['/apps/product/ssai/statistic#ads', '/apps/product/ssai/statistic?q=a%26b&page=2#ads'],
  ])('at %s opens at %s', (to, path) => expect(withQuery(to, LIST)).toBe(path));

  it('keeps every value of a name', () =>
    expect(withQuery('/statistic', { search: '?id=1&id=2' })).toBe('/statistic?id=1&id=2'));

  it('without a query stays as it is', () =>
    expect(withQuery('/statistic', { search: '' })).toBe('/statistic'));
});
