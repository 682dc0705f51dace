import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../guards/guard';
import { HOME_PATH, returnToOf, safePath, statusStateOf } from './paths';

// @see spec 2.4, 4.2, 6, 7.1, 8
// @see ASVS 3.7.2

const ORIGIN = 'https://console.example';

const HOSTILE = [
  'https://evil.example',
  'HTTPS://evil.example/apps',
  'http:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/apps',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/apps\\evil.example',
  '/apps evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/apps/..//evil.example',
  '/apps/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://console.example/1',
  'apps',
  '?redirect=/apps',
  '#//evil.example',
  '@evil.example',
  '.evil.example',
  ':80/apps',
  '',
];

function originOf(text: string): string {
  return URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN).origin : 'nowhere';
}

/** A deterministic generator. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PIECES = [
  ...['/', '/', '/', '\\', '.', '..', '%2e', '%2F', '%5c', '%00', '\t', '\n', '\r', ' ', '\u00a0', '\u3000'],
  ...['?', '#', '@', ':', '&', '=', 'http:', 'https:', 'javascript:', 'data:', 'evil.example', 'apps', 'a'],
  ...['[::1]', '。', '／', '\uff0f\uff0f', '\ud800', '🎬', '%', '%zz'],
];

function fuzzed(count: number): string[] {
  const random = randomFrom(20_260_131);
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 9) },
      () => PIECES[Math.floor(random() * PIECES.length)],
    ).join(''),
  );
}

describe('safePath', () => {
  it.each(HOSTILE)('refuses %j', (text) => {
    expect(safePath(text)).toBeUndefined();
    expect(redirectTarget(`/auth/login?redirect=${encodeURIComponent(text)}`)).toBe(HOME_PATH);
  });

  it.each([null, undefined])('refuses %j', (text) => expect(safePath(text)).toBeUndefined());

  it.each([
    '/',
    '/apps',
    '/apps/tenant-apps/normal?q=a%26b&page=2#row',
    '/apps/studio-1/detail',
    '/apps?next=//evil.example',
    '/apps#//evil.example',
    '/apps?next=https://evil.example',
    '/apps/a//b',
    '/apps/%C4%91i%E1%BB%87n',
    '/apps/..%2fusers',
  ])('keeps %s', (text) => expect(safePath(text)).toBe(text));

  it('resolves what it keeps', () => expect(safePath('/apps/../user/info')).toBe('/user/info'));

  it('never leaves the origin, whatever it is given', () => {
    const kept = fuzzed(10_000).flatMap((text) => {
      const path = safePath(text);
      return path === undefined ? [] : [path];
    });
    // Some inputs must pass.
    expect(kept.length).toBeGreaterThan(300);
    expect(kept.filter((path) => originOf(path) !== ORIGIN)).toEqual([]);
    expect(kept.filter((path) => safePath(path) !== path)).toEqual([]);
  });

  it('is needed: many of these texts leave the origin', () =>
    expect(fuzzed(10_000).filter((text) => originOf(text) !== ORIGIN).length).toBeGreaterThan(500));
});

describe('returnToOf', () => {
  it('is the place that the history remembers', () =>
    expect(returnToOf({ returnTo: '/apps/accounts?page=2' })).toBe('/apps/accounts?page=2'));

  it.each([
    [null],
    [undefined],
    ['/apps/accounts'],
    [{}],
    [{ returnTo: 7 }],
    [{ returnTo: '//evil.example' }],
  ])('is home for %j', (state) => expect(returnToOf(state)).toBe('/apps'));
});

describe('statusStateOf', () => {
  it('is the place that the history remembers', () =>
    expect(statusStateOf({ failed: '/apps/accounts?page=2', requestId: 'request-7' })).toEqual({
      failed: '/apps/accounts?page=2',
      requestId: 'request-7',
    }));

  it.each([
    [null],
    [undefined],
    ['/apps/accounts'],
    [{}],
    [{ failed: 7 }],
    [{ failed: '//evil.example' }],
    [{ failed: 'javascript:alert(1)' }],
  ])('is none for %j', (state) => expect(statusStateOf(state)).toBeUndefined());
});
