import type { ConsoleError } from '@console/http';
import { useMemo } from 'react';
import { useGetOwnUsagesQuery, useGetUsageReportQuery, useGetUsagesQuery } from '../api/usage-api';
import { dayAfter, periodBefore } from '../contract';
import type { UsagePeriod } from '../contract';
import { knownUse, reportedUse, type PeriodUse } from './period-use';
import { DEFAULT_PRESET, presetPeriod } from './usage-period';

/** How many days of an app's use every platform has. */
const KNOWN_DAYS = 90;

/** The subject of a page about use. */
export interface UsageSource {
  /** Undefined for all apps together. */
  appId?: string | undefined;
  /** The page is about the app in its address, so that calls are made in that app. */
  framed: boolean;
}

export interface PeriodUseResult {
  /** Undefined until it is there, and for a period of which nothing is known. */
  use?: PeriodUse | undefined;
  /** What the one app is called, where the platform tells. */
  appName?: string | undefined;
  isFetching: boolean;
  error?: ConsoleError | undefined;
  refetch: () => void;
  /** There are no reports. Of one app the days are known that every platform tells of; of all apps nothing is. */
  unreported?: { known?: UsagePeriod };
}

/**
 * Use of one app, or of all together, in a period, by default the last thirty days. On the page of an app, its last ninety days
 * come from the specification's own call; every other period comes from the platform's reports. Without reports the last ninety
 * days are known as well. @see spec 7.4
 */
export function usePeriodUse(
  { appId, framed }: UsageSource,
  asked: UsagePeriod | undefined,
  today: string,
): PeriodUseResult {
  const period = asked ?? presetPeriod(DEFAULT_PRESET, today);
  const known = { from: dayAfter(today, 1 - KNOWN_DAYS), to: today };
  const isKnown = framed && periodBefore(period).from >= known.from && period.to <= known.to;
  const report = useGetUsageReportQuery({ appId, ...asked }, { skip: isKnown });
  // While another period of the same app is on its way, the one before stays.
  const reported = report.currentData ?? (report.data?.appId === (appId ?? null) ? report.data : undefined);
  const shown = asked ?? reported;
  const before = useGetUsageReportQuery(
    { appId, ...(shown && periodBefore({ from: shown.from, to: shown.to })) },
    { skip: isKnown || !shown },
  );
  const isMissed = !isKnown && isMissing(errorOf(report.error));
  const takesDays = appId !== undefined && (isKnown || isMissed);
  const inApp = useGetOwnUsagesQuery({ appId }, { skip: !takesDays || !framed });
  const ofApp = useGetUsagesQuery({ appId: appId ?? '' }, { skip: !takesDays || framed });
  const use = useMemo(() => reported && reportedUse(reported, before.data), [reported, before.data]);

  if (!isKnown && !isMissed) {
    return {
      use,
      appName: reported?.appName ?? undefined,
      isFetching: report.isFetching,
      error: errorOf(report.error),
      refetch: () => void report.refetch(),
    };
  }
  if (appId === undefined) {
    return { isFetching: report.isFetching, refetch: () => void report.refetch(), unreported: {} };
  }
  const days = framed ? inApp : ofApp;
  return {
    use: days.currentData && knownUse(days.currentData, period, known),
    isFetching: days.isFetching,
    error: errorOf(days.error),
    refetch: () => void days.refetch(),
    ...(isMissed && { unreported: { known } }),
  };
}

function isMissing(error: ConsoleError | undefined): boolean {
  return error?.kind === 'refused' && error.status === 404;
}

function errorOf(
  error: ConsoleError | { message?: string | undefined } | undefined,
): ConsoleError | undefined {
  return error && 'kind' in error ? error : undefined;
}
