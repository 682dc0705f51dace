import { type ConsoleError, hasStatus } from '@console/http';
import { useMemo } from 'react';
import { useGetOwnUsagesQuery, useGetUsageReportQuery, useGetUsagesQuery } from '../api/usage-api';
import { dayAfter, periodBefore, type UsagePeriod } from '../contract';
import { knownUse, reportedUse, type PeriodUse } from './period-use';
import { DEFAULT_PRESET, presetPeriod, sameWeekdaysBefore } from './usage-period';

/** Days of usage that every platform reports. */
const KNOWN_DAYS = 90;

interface UsageSource {
  appId?: string | undefined;
  /** The page belongs to an app, so calls are made in that app. */
  framed: boolean;
}

interface PeriodUseResult {
  use?: PeriodUse | undefined;
  appName?: string | undefined;
  isFetching: boolean;
  error?: ConsoleError | undefined;
  refetch: () => void;
  /** Set if the platform has no reports; `known` is the period available anyway. */
  unreported?: { known?: UsagePeriod };
}

/**
 * An app page reads its last 90 days from the specification's own call, other periods from reports.
 * Default: the last 30 days. @see spec 7.4
 */
export function usePeriodUse(
  { appId, framed }: UsageSource,
  requested: UsagePeriod | undefined,
  today: string,
): PeriodUseResult {
  const period = requested ?? presetPeriod(DEFAULT_PRESET, today);
  const known = { from: dayAfter(today, 1 - KNOWN_DAYS), to: today };
  const isKnown = framed && periodBefore(period).from >= known.from && period.to <= known.to;
  const report = useGetUsageReportQuery({ appId, ...requested }, { skip: isKnown });
  // Shows the previous period of the same app while loading.
  const reported = report.currentData ?? (report.data?.appId === (appId ?? null) ? report.data : undefined);
  const { from, to } = requested ?? reported ?? period;
  const before = useGetUsageReportQuery({ appId, ...sameWeekdaysBefore({ from, to }) }, { skip: isKnown });
  const isMissed = !isKnown && hasStatus(report.error, 404);
  const takesDays = appId !== undefined && (isKnown || isMissed);
  const inApp = useGetOwnUsagesQuery({ appId }, { skip: !takesDays || !framed });
  const ofApp = useGetUsagesQuery({ appId: appId ?? '' }, { skip: !takesDays || framed });
  const use = useMemo(() => reported && reportedUse(reported, before.data), [reported, before.data]);

  if (!isKnown && !isMissed) {
    return {
      // Both together, as the comparison adds columns.
      use: before.isLoading ? undefined : use,
      appName: reported?.appName ?? undefined,
      isFetching: report.isFetching || before.isLoading,
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

function errorOf(
  error: ConsoleError | { message?: string | undefined } | undefined,
): ConsoleError | undefined {
  return error && 'kind' in error ? error : undefined;
}
