import type { QUOTA_RESOURCES } from '@console/billing/contract';
import type { Edition } from './cast';
import { QUOTA_PLANS } from '../../src/apps/quota-plans';
import { startOfDay } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { Random } from '../random';

/** The plan that each edition starts with. */
export const PLANS = {
  free: QUOTA_PLANS.starter,
  pro: QUOTA_PLANS.growth,
  enterprise: QUOTA_PLANS.scale,
} as const;

const YEAR = 365 * DAY_MS;
const SLOTS = 96;
const SLOT = DAY_MS / SLOTS;
const MIDDAY_HOUR = 12.6;
/** Part of a day before and after midnight. */
const PASSAGE = 0.12;

type Limits = Record<(typeof QUOTA_RESOURCES)[number], number>;

/** What the viewers of an app demand at any time; a pure function of app and time. */
export interface Traffic {
  /** Delivered Mbit/s; its sum over a day differs from `bytesOn` by less than a hundredth. */
  demandAt: (at: number) => number;
  /** Mbit/s on an average day of a grown app. */
  meanMbps: number;
  /** Bytes that are delivered on a day (UTC) while every server works. */
  bytesOn: (day: number) => number;
  /** The part of a day's traffic that falls into a period of that day, from 0 to 1. */
  shareOf: (from: number, to: number) => number;
  storageBytesOn: (day: number) => number;
  transcodeSecondsOn: (day: number) => number;
  /** Streams that are on air all day; one more in the evening. */
  channels: number;
  eveningAt: (at: number) => boolean;
  /** Mbit/s of a viewer. */
  bitrate: number;
  /** Ad impressions per byte of traffic; 0 for apps without ads. */
  adsPerByte: number;
  limits: Limits;
}

interface App {
  appId: string;
  edition: Edition;
  createdAt: Date;
}

export function trafficOf({ appId, edition, createdAt }: App): Traffic {
  const random = Random.of('traffic', appId);
  const isLarge = edition === 'enterprise' && random.chance(0.3);
  const plan: Limits = PLANS[edition].limits;
  const limits = isLarge ? { ...plan, 'egress-bytes-per-month': plan['egress-bytes-per-month'] * 4 } : plan;
  const level = random.chance(0.2) ? random.within(0.92, 1) : random.within(0.3, 0.85);
  const meanBytes = (limits['egress-bytes-per-month'] / 30) * level;
  const storageLevel = random.chance(0.22) ? random.within(0.84, 0.97) : random.within(0.12, 0.7);
  const transcodeLevel = random.within(0.25, 0.95);
  const channelLevel = random.chance(0.2) ? 0.9 : random.within(0.1, 0.5);
  const utcOffset = random.pick([7, 7, 7, 7, 0, 10]);
  const shape = dayShape(random.within(19.4, 21.6) - utcOffset, MIDDAY_HOUR - utcOffset);
  const weekend = random.within(0.88, 1.35);
  const phase = random.next();

  const growth = (day: number) => 1 - 0.45 * Math.exp(-Math.max(0, day - createdAt.getTime()) / YEAR);
  const dayLevel = (day: number) => {
    const isWeekend = new Date(day).getUTCDay() % 6 === 0;
    const season = 1 + 0.06 * Math.sin(2 * Math.PI * (day / YEAR + phase));
    return (isWeekend ? weekend : 1) * growth(day) * season * (0.94 + 0.12 * noise(day / DAY_MS, phase));
  };
  const slotAt = (at: number) => (at - startOfDay(at)) / SLOT;
  const shapeAt = (at: number) => {
    const slot = slotAt(at);
    const [before, after] = [shape[Math.floor(slot)] ?? 0, shape[Math.ceil(slot) % SLOTS] ?? 0];
    return before + (after - before) * (slot % 1);
  };
  // Around midnight (UTC) the level passes over to that of the next day.
  const levelAt = (at: number) => {
    const day = startOfDay(at);
    const fromMidday = (at - day) / DAY_MS - 0.5;
    const neighbor = dayLevel(day + Math.sign(fromMidday) * DAY_MS);
    const weight = Math.max(0, Math.abs(fromMidday) - 0.5 + PASSAGE) / (2 * PASSAGE);
    return dayLevel(day) * (1 - weight) + neighbor * weight;
  };
  // Whole cycles fit into a day, so that they do not change its sum.
  const ripple = (at: number) =>
    1 +
    0.035 * Math.sin(2 * Math.PI * (at / (15 * MINUTE_MS) + phase)) +
    0.05 * Math.sin(2 * Math.PI * (at / (90 * MINUTE_MS) + 3 * phase));
  const meanMbps = (meanBytes * 8) / 86_400e6;
  return {
    demandAt: (at) => meanMbps * levelAt(at) * shapeAt(at) * ripple(at),
    meanMbps,
    bytesOn: (day) => meanBytes * dayLevel(day),
    shareOf: (from, to) => {
      let sum = 0;
      const step = Math.min(SLOT, to - from) || SLOT;
      for (let at = from; at < to; at += step)
        sum += shapeAt(at + step / 2) * (Math.min(step, to - at) / DAY_MS);
      return sum;
    },
    storageBytesOn: (day) => Math.round(limits['storage-bytes'] * storageLevel * growth(day)),
    transcodeSecondsOn: (day) =>
      Math.round((limits['transcode-seconds-per-month'] / 30) * transcodeLevel * dayLevel(day) * 0.9),
    channels:
      edition === 'free'
        ? Number(random.chance(0.2))
        : Math.max(1, Math.round(limits['live-channels'] * channelLevel) - 1),
    eveningAt: (at) => edition !== 'free' && Math.abs(((at / HOUR_MS + utcOffset) % 24) - 20) < 2,
    bitrate: random.within(1.8, 4.2),
    adsPerByte: edition !== 'free' && random.chance(0.4) ? random.within(1, 4) / 1024 ** 3 : 0,
    limits,
  };
}

/** Relative demand in each quarter of an hour (UTC), with a mean of 1. */
function dayShape(eveningHour: number, middayHour: number): number[] {
  const bump = (hour: number, at: number, width: number) => {
    const apart = Math.abs(((hour - at + 36) % 24) - 12);
    return Math.exp(-((apart / width) ** 2) / 2);
  };
  const values = Array.from({ length: SLOTS }, (_, slot) => {
    const hour = (slot * 24) / SLOTS;
    return 0.22 + bump(hour, eveningHour, 2.1) + 0.5 * bump(hour, middayHour, 2.4);
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / SLOTS;
  return values.map((value) => value / mean);
}

/** A fixed number from 0 to 1 for each pair. */
function noise(position: number, phase: number): number {
  const value = Math.sin(position * 12.9898 + phase * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

export function liveSecondsOn({ channels, eveningAt }: Traffic, day: number): number {
  const eveningHours = Array.from({ length: 24 }, (_, hour) => eveningAt(day + (hour + 0.5) * HOUR_MS));
  return channels * 86_400 + eveningHours.filter(Boolean).length * 3_600;
}
