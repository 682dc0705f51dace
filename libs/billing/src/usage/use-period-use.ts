import type { ConsoleError } from '@console/http';
import { useMemo } from 'react';
import { useGetUsageReportQuery, useGetUsagesQuery } from '../api/usage-api';
import { dayAfter, periodBefore } from '../contract';
import type { UsagePeriod } from '../contract';
import { knownUse, reportedUse, type PeriodUse } from './period-use';
import { DEFAULT_PRESET, presetPeriod } from './usage-period';

/** How many days every platform tells of an app's use. */
const KNOWN_DAYS = 90;

/** Whose use it is, and how whoever asks may ask for it. */
export interface UsageSource {
  /** Undefined for all apps together. */
  appId?: string | undefined;
  /** The person manages this app and no others: what is told of it is all that they may ask for. */
  own: boolean;
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
 * Use of one app, or of all together, in a period; in the last thirty days, where none is asked for. Without reports of the
 * platform an app’s last ninety days are known. @see docs/behaviour.md 7.4
 */
export function usePeriodUse(
  { appId, own }: UsageSource,
  asked: UsagePeriod | undefined,
  today: string,
): PeriodUseResult {
  const report = useGetUsageReportQuery({ appId, ...asked }, { skip: own });
  // While another period of the same app is on its way, the one before stays.
  const reported = report.currentData ?? (report.data?.appId === (appId ?? null) ? report.data : undefined);
  const shown = asked ?? reported;
  const before = useGetUsageReportQuery(
    { appId, ...(shown && periodBefore({ from: shown.from, to: shown.to })) },
    { skip: own || !shown },
  );
  const isMissed = isMissing(errorOf(report.error));
  const told = useGetUsagesQuery({ appId: appId ?? '' }, { skip: !(own || isMissed) || appId === undefined });
  const use = useMemo(() => reported && reportedUse(reported, before.data), [reported, before.data]);

  if (!own && !isMissed) {
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
  const known = { from: dayAfter(today, 1 - KNOWN_DAYS), to: today };
  return {
    use: told.currentData && knownUse(told.currentData, asked ?? presetPeriod(DEFAULT_PRESET, today), known),
    isFetching: told.isFetching,
    error: errorOf(told.error),
    refetch: () => void told.refetch(),
    unreported: { known },
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
