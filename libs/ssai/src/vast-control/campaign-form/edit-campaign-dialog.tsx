import { useAppScope } from '@console/shell-layout';
import { QueryDialog } from '@console/ui';
import { FormDialog, latestOf } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewVastCampaign, type VastCampaign } from '../../contract';
import {
  useGetVastCampaignQuery,
  useLazyGetVastCampaignQuery,
  useUpdateVastCampaignMutation,
} from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { campaignPath } from '../vast-paths';
import { CampaignFields } from './campaign-fields';

const Fields = NewVastCampaign.omit({ paused: true });

export function EditCampaignDialog() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { campaignId = '' } = useParams();
  const result = useGetVastCampaignQuery({ id: campaignId, appId });
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('routes.edit')}
      closeTo={campaignPath(appId, campaignId)}
      failed={t('failed')}
      missing={t('notFound')}
    >
      {(campaign) => <EditCampaign key={campaign.id} campaign={campaign} />}
    </QueryDialog>
  );
}

function EditCampaign({ campaign }: { campaign: VastCampaign & { etag: string } }) {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { id } = campaign;
  const [update] = useUpdateVastCampaignMutation();
  const [read] = useLazyGetVastCampaignQuery();
  return (
    <FormDialog
      title={t('routes.edit')}
      requires={CHANGE_VAST}
      width={640}
      schema={Fields}
      initialValues={valuesOf(campaign)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? campaign.etag })}
      readLatest={() => latestOf(read({ id, appId }), valuesOf)}
      submitLabel={t('save')}
      draftKey={`vast-campaigns:edit ${id}`}
      closeTo={campaignPath(appId, id)}
    >
      <CampaignFields appId={campaign.appId} />
    </FormDialog>
  );
}

function valuesOf(campaign: VastCampaign) {
  const { name, advertiser, startsAt, endsAt, goalImpressions, dailyCap, sessionCap, pacing } = campaign;
  const { priority, weight, streamIds, devices, days, fromHour, toHour, timezone } = campaign;
  return {
    name,
    advertiser,
    startsAt,
    endsAt,
    goalImpressions,
    dailyCap,
    sessionCap,
    pacing,
    priority,
    weight,
    streamIds,
    devices,
    days,
    fromHour,
    toHour,
    timezone,
  };
}
