import { formatDate } from '@console/i18n';
import { useKeepQuery } from '@console/shell-layout';
import { DateTime, TwoLines, useZone } from '@console/ui';
import { statusColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { VastCampaign } from '../../contract';
import { useCampaignTexts } from '../use-campaign-texts';
import { campaignPath } from '../vast-paths';

/** @param appId The app whose campaigns are listed; default: every app. */
export function useCampaignColumns(appId: string | undefined): ResourceColumn<VastCampaign>[] {
  const { t } = useTranslation('vast');
  const texts = useCampaignTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  return [
    {
      key: 'name',
      title: t('name'),
      sortable: true,
      render: ({ id, name, advertiser, appName }) => (
        <TwoLines
          main={name}
          detail={appId === undefined ? appName : advertiser}
          to={keepQuery(campaignPath(appId, id))}
        />
      ),
      text: ({ name }) => name,
      exports: [
        { title: t('name'), text: ({ name }) => name },
        { title: t('advertiser'), text: ({ advertiser }) => advertiser },
        { title: t('app'), text: ({ appId: app }) => app },
        { title: t('id'), text: ({ id }) => id },
      ],
    },
    statusColumn({
      key: 'status',
      title: t('status'),
      sortable: true,
      status: ({ status }) => texts.status(status),
    }),
    {
      key: 'impressions',
      title: t('impressions'),
      sortable: true,
      align: 'end',
      render: texts.delivered,
      text: ({ impressions }) => impressions,
    },
    {
      key: 'priority',
      title: t('priority'),
      sortable: true,
      align: 'end',
      render: ({ priority }) => priority,
    },
    {
      key: 'creatives',
      priority: 'secondary',
      title: t('creatives'),
      align: 'end',
      render: ({ creatives }) => (creatives === 0 ? '–' : creatives),
      text: ({ creatives }) => creatives,
    },
    {
      key: 'startsAt',
      title: t('startsAt'),
      sortable: true,
      render: ({ startsAt }) => <DateTime value={startsAt} zone={zone} relative />,
      text: ({ startsAt }) => formatDate(startsAt, zone),
    },
    {
      key: 'endsAt',
      title: t('endsAt'),
      sortable: true,
      render: ({ endsAt }) =>
        endsAt === null ? t('noEnd') : <DateTime value={endsAt} zone={zone} relative />,
      text: ({ endsAt }) => endsAt && formatDate(endsAt, zone),
    },
  ];
}
