// @see spec 3.6
import { describe, expect, it } from 'vitest';
import { durationText } from './duration-text';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

describe('how long an alert lasts', () => {
  it.each([
    [0, '0 seconds', '0 giây'],
    [-5 * SECOND, '0 seconds', '0 giây'],
    [SECOND, '1 second', '1 giây'],
    [90 * SECOND, '1 minute, 30 seconds', '1 phút, 30 giây'],
    [HOUR, '1 hour', '1 giờ'],
    [HOUR + 5 * SECOND, '1 hour', '1 giờ'],
    [2 * HOUR + 5 * 60 * SECOND, '2 hours, 5 minutes', '2 giờ, 5 phút'],
    [49 * HOUR + 59 * 60 * SECOND, '2 days, 1 hour', '2 ngày, 1 giờ'],
    [1000 * 24 * HOUR, '1,000 days', '1.000 ngày'],
  ])('%d ms is “%s”, “%s”', (milliseconds, english, vietnamese) => {
    expect(durationText(milliseconds, 'en')).toBe(english);
    expect(durationText(milliseconds, 'vi')).toBe(vietnamese);
  });
});
