import { formatDateTime } from '@console/i18n';
import { useKeepQuery } from '@console/shell-layout';
import { DateTime, PlainLink, TwoLines, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { AdBreak } from '../contract';
import { breakPath } from '../ssai-paths';
import { useSsaiTexts } from '../use-ssai-texts';

/** @param ofOne They are of one endpoint. */
export function useBreakColumns(
  appId: string | undefined,
  { ofOne = false } = {},
): ResourceColumn<AdBreak>[] {
  const { t } = useTranslation('ssai');
  const texts = useSsaiTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const number = (key: 'sessions' | 'returned' | 'filled' | 'impressions' | 'timeouts' | 'empty') => ({
    key,
    title: t(`statistics.${key}`),
    align: 'end' as const,
    ...(!ofOne && (key === 'sessions' || key === 'filled') && { sortable: true }),
    render: (row: AdBreak) => (row[key] === 0 ? '–' : texts.count(row[key])),
    text: (row: AdBreak) => row[key],
  });
  return [
    {
      key: 'startsAt',
      title: t('breaks.startsAt'),
      sortable: !ofOne,
      render: ({ id, startsAt, endpoint, origin }) =>
        ofOne ? (
          <PlainLink to={keepQuery(breakPath(appId, id))}>
            <DateTime value={startsAt} zone={zone} />
          </PlainLink>
        ) : (
          <TwoLines
            main={formatDateTime(startsAt, zone)}
            detail={`${endpoint.name} · ${t(`breakOrigins.${origin}`)}`}
            to={keepQuery(breakPath(appId, id))}
          />
        ),
      text: ({ startsAt }) => formatDateTime(startsAt, zone),
    },
    {
      key: 'seconds',
      title: t('breaks.planned'),
      align: 'end',
      render: ({ seconds }) => texts.seconds(seconds * 1_000),
      text: ({ seconds }) => seconds,
    },
    number('sessions'),
    number('returned'),
    number('filled'),
    {
      key: 'fill',
      title: t('statistics.fillRate'),
      align: 'end',
      render: ({ filledMs, plannedMs }) => texts.share(filledMs, plannedMs),
    },
    ...(ofOne ? [] : [number('timeouts'), number('empty')]),
    {
      key: 'latencyMs',
      title: t('latency'),
      align: 'end',
      render: ({ latencyMs }) => texts.milliseconds(latencyMs),
      text: ({ latencyMs }) => latencyMs,
    },
    number('impressions'),
  ];
}
