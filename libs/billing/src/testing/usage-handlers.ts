import { listResponse, mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  dayAfter,
  DEFAULT_USAGE_DAYS,
  getUsageReport,
  listUsagesByApp,
  periodBefore,
  USAGE_UNITS,
  type UsageAmounts,
  usageDays,
  type UsagePeriod,
} from '../contract';
import { BILLING_TODAY } from './invoice-factory';
import { comparing } from './comparing';

const GIGABYTE = 1024 ** 3;

export interface MockedUsage extends UsageAmounts {
  appId: string;
  appName: string;
  day: string;
}

/** Usage up to BILLING_TODAY, slowly growing, higher on weekends. */
export function mockUsageDays(apps: number, days: number): MockedUsage[] {
  return Array.from({ length: apps * days }, (_, index) => {
    const app = (index % apps) + 1;
    const position = Math.floor(index / apps);
    const day = dayAfter(BILLING_TODAY, position + 1 - days);
    const isWeekend = new Date(day).getUTCDay() % 6 === 0;
    const activity = app * (100 + position) * (isWeekend ? 3 : 2);
    return {
      appId: `studio-${String(app)}`,
      appName: `Studio ${String(app)}`,
      day,
      storageBytes: app * (500 + position) * GIGABYTE,
      egressBytes: activity * GIGABYTE,
      transcodeSeconds: activity * 60,
      liveSeconds: activity * 36,
      adImpressions: activity * 40,
    };
  });
}

export function mockUsage(used: readonly MockedUsage[]) {
  return [
    mock(getUsageReport, ({ query }) => {
      const period = periodOf(query);
      const before = periodBefore(period);
      const ofApp = used.filter(({ appId }) => query.appId === undefined || appId === query.appId);
      return {
        appId: query.appId ?? null,
        appName: query.appId === undefined ? null : (ofApp[0]?.appName ?? query.appId),
        ...period,
        total: totalOf(byDay(ofApp, period)),
        previous: { ...before, total: totalOf(byDay(ofApp, before)) },
        days: byDay(ofApp, period),
      };
    }),
    mock(listUsagesByApp, ({ query }) => {
      const period = periodOf(query);
      const before = periodBefore(period);
      const { amount } = USAGE_UNITS[query.kind];
      const apps = [...Map.groupBy(used, ({ appId }) => appId).values()]
        .map((days) => {
          const values = new Map(byDay(days, period).map((day) => [day.day, day[amount]]));
          return {
            appId: days[0]?.appId ?? '',
            appName: days[0]?.appName ?? '',
            total: totalOf(byDay(days, period)),
            previous: totalOf(byDay(days, before)),
            values: Array.from(
              { length: usageDays(period) },
              (_, later) => values.get(dayAfter(period.from, later)) ?? 0,
            ),
          };
        })
        .toSorted(
          comparing('-used,appId', { used: ({ total }) => total[amount], appId: ({ appId }) => appId }),
        );
      return { ...listResponse(apps, query), ...period, kind: query.kind };
    }),
  ];
}

export const usageUnavailable = () =>
  [getUsageReport, listUsagesByApp].map((operation) => mock(operation, () => respondWithError(500)));
export const usageSlow = () => [getUsageReport, listUsagesByApp].map((operation) => mockSlow(operation));

function periodOf({ from, to = BILLING_TODAY }: { from?: string | undefined; to?: string | undefined }) {
  return { from: from ?? dayAfter(to, 1 - DEFAULT_USAGE_DAYS), to };
}

const NOTHING: UsageAmounts = {
  storageBytes: 0,
  egressBytes: 0,
  transcodeSeconds: 0,
  liveSeconds: 0,
  adImpressions: 0,
};

function byDay(used: readonly MockedUsage[], { from, to }: UsagePeriod): (UsageAmounts & { day: string })[] {
  const within = used.filter(({ day }) => day >= from && day <= to);
  return [...Map.groupBy(within, ({ day }) => day)]
    .toSorted(comparing('day', { day: ([day]) => day }))
    .map(([day, some]) => ({
      day,
      ...some.reduce(
        (sum, one) => ({ ...added(sum, one), storageBytes: sum.storageBytes + one.storageBytes }),
        NOTHING,
      ),
    }));
}

function totalOf(days: readonly UsageAmounts[]): UsageAmounts {
  return days.reduce(
    (sum, day) => ({ ...added(sum, day), storageBytes: Math.max(sum.storageBytes, day.storageBytes) }),
    NOTHING,
  );
}

function added(one: UsageAmounts, other: UsageAmounts) {
  return {
    egressBytes: one.egressBytes + other.egressBytes,
    transcodeSeconds: one.transcodeSeconds + other.transcodeSeconds,
    liveSeconds: one.liveSeconds + other.liveSeconds,
    adImpressions: one.adImpressions + other.adImpressions,
  };
}
