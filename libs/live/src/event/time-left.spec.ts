import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

it('counts days, hours, minutes and seconds, never below zero', () => {
  expect(timeLeft(61_500)).toEqual({ days: 0, clock: '00:01:02' });
  expect(timeLeft(2 * 86_400_000 + 3_600_000)).toEqual({ days: 2, clock: '01:00:00' });
  expect(timeLeft(-5)).toEqual({ days: 0, clock: '00:00:00' });
});
