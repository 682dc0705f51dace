// @see spec 3.6
import { describe, expect, it } from 'vitest';
import { isKnownKind, wordValues } from './alert-kinds';

const told = (kind: string, values: Record<string, string | number>) =>
  isKnownKind(kind) ? wordValues(kind, values, (time) => `at ${time}`) : 'unknown';

describe('the words for an alert', () => {
  it.each([
    ['server-unreachable', {}, {}],
    ['disk-nearly-full', { percent: 91 }, { percent: '91' }],
    ['high-cpu', { percent: 0, core: 3 }, { percent: '0' }],
    ['stream-interrupted', { stream: 'news-1' }, { stream: 'news-1' }],
    ['stream-slow', { stream: 'news-1', speed: 0.8 }, { stream: 'news-1', speed: '0.8' }],
    ['license-ended', { endedAt: '2026-05-12T08:00:00Z' }, { endedAt: 'at 2026-05-12T08:00:00Z' }],
  ])('%s take of %o what they tell of', (kind, values, expected) =>
    expect(told(kind, values)).toMatchObject(expected),
  );

  it.each([
    ['disk-nearly-full', {}],
    ['stream-interrupted', { stream: '' }],
    ['license-ends-soon', { percent: 91 }],
  ])('%s are none without their values: %o', (kind, values) => expect(told(kind, values)).toBeUndefined());

  it.each(['quota-exceeded', 'toString', '__proto__', ''])('are none for “%s”', (kind) =>
    expect(told(kind, {})).toBe('unknown'),
  );
});
