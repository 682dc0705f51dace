import { useAppScope } from '@console/shell-layout';
import { CopyText, DateTime, DetailPage, FactList, PageActions, StatusTag, useZone } from '@console/ui';
import { Figure, Figures, OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { VastCampaign } from '../../contract';
import { useGetVastCampaignQuery } from '../api/vast-api';
import { useCampaignTexts } from '../use-campaign-texts';
import { campaignListPath } from '../vast-paths';
import { CampaignStatistics } from './campaign-statistics';
import { CreativeSection } from './creative-section';
import { useCampaignActions } from './use-campaign-actions';

/** A campaign: its delivery, creatives and plan. */
export function CampaignPage() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { campaignId = '' } = useParams();
  const texts = useCampaignTexts();
  const { actionsOf, dialogs } = useCampaignActions();
  const result = useGetVastCampaignQuery({ id: campaignId, appId });
  return (
    <>
      <DetailPage
        result={result}
        kind={t('routes.campaign')}
        backTo={campaignListPath(appId)}
        head={(campaign) => ({
          title: campaign.name,
          tags: <StatusTag {...texts.status(campaign.status)} />,
          subtitle: (
            <>
              <bdi>{campaign.advertiser}</bdi>
              <bdi>{campaign.appName}</bdi>
            </>
          ),
          actions: <PageActions actions={actionsOf(campaign)} />,
        })}
        notFound={t('notFound')}
        failed={t('failed')}
      >
        {(campaign) => (
          <OverviewColumns
            aside={
              <>
                <Figures label={t('figures')}>
                  <Figure label={t('today')} value={texts.count(campaign.impressionsToday)} />
                  <Figure
                    label={t('totals')}
                    value={texts.count(campaign.impressions)}
                    note={texts.goal(campaign)}
                  />
                </Figures>
                <Plan campaign={campaign} />
              </>
            }
          >
            <CampaignStatistics campaign={campaign} />
            <CreativeSection campaign={campaign} />
          </OverviewColumns>
        )}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}

function Plan({ campaign }: { campaign: VastCampaign }) {
  const { t } = useTranslation('vast');
  const texts = useCampaignTexts();
  const zone = useZone();
  const { startsAt, endsAt, dailyCap, sessionCap, pacing, priority, weight, streamIds, streams } = campaign;
  const { devices, days, fromHour, toHour, timezone, id } = campaign;
  const cap = (value: number | null) => (value === null ? '–' : texts.count(value));
  return (
    <>
      <Section title={t('delivery')}>
        <SectionBody>
          <FactList
            dense
            facts={[
              { label: t('startsAt'), value: <DateTime value={startsAt} zone={zone} /> },
              {
                label: t('endsAt'),
                value: endsAt === null ? t('noEnd') : <DateTime value={endsAt} zone={zone} />,
              },
              { label: t('pacing'), value: t(`pacingModes.${pacing}`) },
              { label: t('dailyCap'), value: cap(dailyCap) },
              { label: t('sessionCap'), value: cap(sessionCap) },
              { label: t('priority'), value: priority },
              { label: t('weight'), value: weight },
              { label: t('id'), value: <CopyText text={id} /> },
            ]}
          />
        </SectionBody>
      </Section>
      <Section title={t('targeting')}>
        <SectionBody>
          <FactList
            dense
            facts={[
              {
                label: t('streams'),
                value:
                  streamIds.length === 0
                    ? t('everyStream')
                    : streams.map(({ name }) => name).join(', ') || '–',
              },
              { label: t('devices'), value: texts.devices(devices) },
              {
                label: t('days'),
                value: `${texts.days(days)}, ${t('hours', { from: fromHour, to: toHour })}`,
              },
              { label: t('timezone'), value: timezone },
            ]}
          />
        </SectionBody>
      </Section>
    </>
  );
}
