import { expect, it } from 'vitest';
import { clockTime, secondsOf } from './clock-time';

it.each([
  [0, '0:00'],
  [245.9, '4:05'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
])('writes %d s as %s and reads it', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
  expect(secondsOf(text)).toBe(Math.floor(seconds));
});

it.each(['', '90', '1:60', '-1:00', '1:00:00:00', 'a:00'])('rejects "%s"', (text) => {
  expect(secondsOf(text)).toBeUndefined();
});
