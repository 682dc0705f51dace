import { useAppScope } from '@console/shell-layout';
import { ItemFormDialog } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewVastCampaign, type VastCampaign } from '../../contract';
import { useGetVastCampaignQuery, useUpdateVastCampaignMutation } from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { campaignPath } from '../vast-paths';
import { CampaignFields } from './campaign-fields';

const Fields = NewVastCampaign.omit({ paused: true });

export function EditCampaignDialog() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { campaignId: id = '' } = useParams();
  const [update] = useUpdateVastCampaignMutation();
  return (
    <ItemFormDialog
      result={useGetVastCampaignQuery({ id, appId })}
      itemOf={(campaign) => campaign}
      title={t('routes.edit')}
      requires={CHANGE_VAST}
      width={640}
      schema={Fields}
      valuesOf={valuesOf}
      run={(body, ifMatch) => update({ id, appId, body, ifMatch })}
      submitLabel={t('save')}
      draftKey="vast-campaigns:edit"
      closeTo={campaignPath(appId, id)}
    >
      {(campaign) => <CampaignFields appId={campaign.appId} />}
    </ItemFormDialog>
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
