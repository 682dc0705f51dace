import { formatDate, momentIn } from '@console/i18n';
import { AppField, useAppScope } from '@console/shell-layout';
import { useZone } from '@console/ui';
import { FormDialog } from '@console/ui/form';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CreateVastCampaignDto } from '../../contract';
import { useCreateVastCampaignMutation } from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { campaignListPath, campaignPath } from '../vast-paths';
import { CampaignFields } from './campaign-fields';

const Fields = CreateVastCampaignDto.omit({ paused: true });

export function CreateCampaignDialog() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const zone = useZone();
  const navigate = useNavigate();
  const [create] = useCreateVastCampaignMutation();
  const [today] = useState(() => momentIn(zone, `${formatDate(Date.now(), zone)} 00:00:00`));
  return (
    <FormDialog
      title={t('routes.create')}
      requires={CHANGE_VAST}
      width={640}
      schema={Fields}
      initialValues={{
        appId: appId ?? '',
        name: '',
        advertiser: '',
        startsAt: today,
        endsAt: null,
        goalImpressions: null,
        dailyCap: null,
        sessionCap: null,
        pacing: 'even',
        priority: 5,
        weight: 1,
        streamIds: [],
        devices: [],
        days: [],
        fromHour: 0,
        toHour: 24,
        timezone: zone,
      }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(campaignPath(appId, id))}
      submitLabel={t('create')}
      draftKey={`vast-campaigns:create ${appId ?? ''}`}
      closeTo={campaignListPath(appId)}
    >
      <AppField />
      <FieldsOfApp />
    </FormDialog>
  );
}

/** Its streams are those of the app that the form has. */
function FieldsOfApp() {
  const appId: unknown = Form.useWatch('appId', Form.useFormInstance());
  return <CampaignFields appId={typeof appId === 'string' ? appId : ''} />;
}
