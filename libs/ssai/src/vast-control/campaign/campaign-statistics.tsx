import { useAppScope } from '@console/shell-layout';
import { QueryState } from '@console/ui';
import { TimeChart } from '@console/ui/charts';
import { Figure, Figures, Section, SectionBody } from '@console/ui/overview';
import { Radio } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  STATISTICS_PERIODS,
  type StatisticsPeriod,
  type VastCampaign,
  type VastStatistics,
} from '../../contract';
import { useGetVastStatisticsQuery } from '../api/vast-api';
import { useCampaignTexts } from '../use-campaign-texts';

const CHART_HEIGHT = 160;
const QUARTILES = ['starts', 'firstQuartiles', 'midpoints', 'thirdQuartiles', 'completes'] as const;

/** Delivery against its plan, and how far viewers watched. */
export function CampaignStatistics({ campaign }: { campaign: VastCampaign }) {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const [period, setPeriod] = useState<StatisticsPeriod>('week');
  const { id, impressions } = campaign;
  const result = useGetVastStatisticsQuery({ id, appId, period });
  return (
    <Section
      title={t('statistics.title')}
      minHeight={CHART_HEIGHT}
      actions={
        <Radio.Group
          aria-label={t('statistics.period')}
          optionType="button"
          size="small"
          value={period}
          options={STATISTICS_PERIODS.map((value) => ({ value, label: t(`statistics.periods.${value}`) }))}
          onChange={({ target }) => {
            const chosen = STATISTICS_PERIODS.find((one) => one === target.value);
            if (chosen) setPeriod(chosen);
          }}
        />
      }
    >
      <QueryState result={result} failed={t('statistics.failed')}>
        {(statistics) => (
          <StatisticsContent
            key={impressions}
            statistics={statistics}
            zone={campaign.timezone}
            isDaily={period !== 'day'}
          />
        )}
      </QueryState>
    </Section>
  );
}

interface StatisticsContentProps {
  statistics: VastStatistics;
  zone: string;
  isDaily: boolean;
}

function StatisticsContent({ statistics, zone, isDaily }: StatisticsContentProps) {
  const { t } = useTranslation('vast');
  const texts = useCampaignTexts();
  const { totals, points } = statistics;
  const times = useMemo(() => points.map(({ at }) => Date.parse(at)), [points]);
  const series = useMemo(
    () => [
      { name: t('statistics.delivered'), values: points.map(({ impressions }) => impressions) },
      ...(points.some(({ planned }) => planned !== null)
        ? [
            {
              name: t('statistics.planned'),
              kind: 'compared' as const,
              values: points.map(({ planned }) => planned && Math.round(planned)),
            },
          ]
        : []),
    ],
    [points, t],
  );
  return (
    <>
      <SectionBody>
        <TimeChart
          title={t('statistics.pacing')}
          times={times}
          series={series}
          unit="count"
          zone={zone}
          isDaily={isDaily}
          unfinished={t('statistics.soFar')}
          height={CHART_HEIGHT}
        />
      </SectionBody>
      <Figures label={t('statistics.counts')}>
        <Figure label={t('served')} value={texts.count(totals.served)} />
        <Figure label={t('impressions')} value={texts.count(totals.impressions)} />
        <Figure
          label={t('renderRate')}
          value={texts.share(totals.impressions, totals.served)}
          note={t('renderNote')}
        />
        <Figure label={t('clicks')} value={texts.count(totals.clicks)} />
        <Figure label={t('errors')} value={texts.count(totals.errors)} />
      </Figures>
      <Figures label={t('statistics.quartiles')}>
        {QUARTILES.map((name) => (
          <Figure
            key={name}
            label={t(`statistics.${name}`)}
            value={texts.count(totals[name])}
            note={texts.share(totals[name], totals.impressions)}
          />
        ))}
      </Figures>
    </>
  );
}
