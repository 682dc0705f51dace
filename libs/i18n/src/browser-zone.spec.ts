import { afterEach, expect, it, vi } from 'vitest';
import { browserZone, timeZones } from './browser-zone';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['Asia/Ho_Chi_Minh', 'Europe/Berlin'])('names the zone %s as it is named today', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(browserZone()).toBe(zone);
  expect(timeZones()).toContain(zone);
  expect(timeZones()).not.toContain('Asia/Saigon');
});

it('names zones that dates can be shown in', () => {
  for (const timeZone of timeZones())
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
});
