import { describe, expect, it } from 'vitest';
import { decide, dueBy, type AdRequest, type Candidate } from './decide';
import { deviceClassOf } from './device-class';
import { DAY_MS } from '../time/durations';

/** A Tuesday, 15:00 in Ho Chi Minh City. */
const NOW = new Date('2026-05-12T08:00:00.000Z');

const campaign = (more: Partial<Candidate> = {}): Candidate => ({
  priority: 5,
  weight: 1,
  startsAt: new Date(NOW.getTime() - DAY_MS),
  endsAt: null,
  goalImpressions: null,
  dailyCap: null,
  sessionCap: null,
  pacing: 'even',
  timezone: 'Asia/Ho_Chi_Minh',
  streamIds: [],
  devices: [],
  days: [],
  fromHour: 0,
  toHour: 24,
  impressions: 0,
  impressionsToday: 0,
  servedInSession: 0,
  creatives: [{ id: 'creative', durationSeconds: 15 }],
  ...more,
});
const request = (more: Partial<AdRequest> = {}): AdRequest => ({
  at: NOW,
  streamId: 'news',
  device: 'tv',
  ads: 1,
  maxSeconds: 60,
  ...more,
});
const isServed = (more: Partial<Candidate>, asked: Partial<AdRequest> = {}) =>
  decide([campaign(more)], request(asked), () => 0).length === 1;

describe('a campaign is eligible', () => {
  it.each<[string, boolean, Partial<Candidate>]>([
    ['for every stream', true, {}],
    ['for its stream', true, { streamIds: ['news'] }],
    ['not for another', false, { streamIds: ['sport'] }],
    ['on its devices', true, { devices: ['phone', 'tv'] }],
    ['not on others', false, { devices: ['phone'] }],
    ['on its days', true, { days: [2] }],
    ['not on others', false, { days: [1, 3] }],
    ['within its hours', true, { fromHour: 15, toHour: 16 }],
    ['not after them', false, { fromHour: 8, toHour: 15 }],
    ['over midnight', true, { fromHour: 14, toHour: 6 }],
    ['not before they begin in the evening', false, { fromHour: 18, toHour: 6 }],
    ['below the cap of a session', true, { sessionCap: 2, servedInSession: 1 }],
    ['not at it', false, { sessionCap: 2, servedInSession: 2 }],
    ['below its goal', true, { goalImpressions: 10, impressions: 9 }],
    ['not at it', false, { goalImpressions: 10, impressions: 10 }],
    ['not at the cap of the day', false, { pacing: 'asap', dailyCap: 10, impressionsToday: 10 }],
    ['behind the line of even delivery', true, { dailyCap: 24, impressionsToday: 14 }],
    ['not ahead of it', false, { dailyCap: 24, impressionsToday: 15 }],
    ['ahead of it as soon as possible', true, { pacing: 'asap', dailyCap: 24, impressionsToday: 15 }],
    ['not without a creative', false, { creatives: [] }],
    ['not with a creative that is too long', false, { creatives: [{ id: 'long', durationSeconds: 61 }] }],
  ])('%s: %s', (_when, expected, more) => expect(isServed(more)).toBe(expected));
});

it('delivers along the line from start to end', () => {
  const flight = campaign({ goalImpressions: 1_000, endsAt: new Date(NOW.getTime() + DAY_MS) });
  expect(dueBy(flight, NOW).total).toBe(500);
  expect(dueBy(flight, flight.startsAt).total).toBe(1);
});

it('serves the first priority, and others what it leaves', () => {
  const first = campaign({ priority: 1 });
  const second = campaign({ priority: 2 });
  const chosen = decide([second, first], request({ ads: 3 }), () => 0.99);
  expect(chosen.map((choice) => choice.campaign)).toEqual([first, second]);
});

it('fills a break up to its duration, each campaign once', () => {
  const long = campaign({ creatives: [{ id: 'long', durationSeconds: 40 }] });
  const short = campaign({ creatives: [{ id: 'short', durationSeconds: 20 }] });
  const other = campaign({ creatives: [{ id: 'other', durationSeconds: 30 }] });
  const chosen = decide([long, short, other], request({ ads: 10, maxSeconds: 60 }), () => 0);
  expect(chosen.map(({ creative }) => creative.id)).toEqual(['long', 'short']);
});

it('shares a priority by weight', () => {
  const heavy = campaign({ weight: 3 });
  const light = campaign({ weight: 1 });
  const draws = Array.from({ length: 1_000 }, (_, position) => position / 1_000);
  const served = draws.map((draw) => decide([heavy, light], request(), () => draw)[0]?.campaign);
  expect(served.filter((one) => one === heavy)).toHaveLength(750);
});

it.each([
  ['tv', 'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 TV Safari/537.36'],
  ['tv', 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K) AppleWebKit/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
  ['desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'],
  ['other', 'curl/8.10.1'],
  ['other', ''],
])('finds a %s in %j', (device, userAgent) => expect(deviceClassOf(userAgent)).toBe(device));
