import { useCloseTo, useReturnedFocus } from '@console/ui';
import { FormDialog, FormField, ItemFormDialog } from '@console/ui/form';
import { Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import {
  useCreateAlertChannelMutation,
  useListAlertChannelsQuery,
  useUpdateAlertChannelMutation,
} from '../api/alert-settings-api';
import {
  ALERT_SEVERITIES,
  CHANNEL_KINDS,
  channelTarget,
  NewAlertChannel,
  UpdateAlertChannelDto,
} from '../contract';
import { alertChannelsPath } from '../paths/alert-paths';
import { WebhookSecret } from './renew-secret-dialog';

export function CreateChannelDialog() {
  const { t } = useTranslation('operations');
  const { appId, changes } = useAlertsAccess();
  const [create, { reset }] = useCreateAlertChannelMutation();
  const [webhook, setWebhook] = useState<{ name: string; secret: string }>();
  const close = useCloseTo(alertChannelsPath(appId));
  useReturnedFocus();

  if (webhook) {
    const { name, secret } = webhook;
    return (
      <WebhookSecret title={t('alertSettings.secret.title', { name })} secret={secret} onClose={close} />
    );
  }
  return (
    <FormDialog
      title={t('routes.createAlertChannel')}
      requires={changes}
      schema={NewAlertChannel}
      initialValues={{ kind: 'email', name: '', target: '', minSeverity: 'warning' }}
      run={(values) => create({ appId, body: { ...values, appId } })}
      onDone={({ name, secret }) => {
        // The secret must not remain in the store.
        reset();
        if (secret === null) close();
        else setWebhook({ name, secret });
      }}
      submitLabel={t('alertSettings.add')}
      draftKey={`alert-channels:create ${appId}`}
      closeTo={alertChannelsPath(appId)}
    >
      <FormField name="kind" label={t('alertSettings.channelKind')}>
        <Select
          options={CHANNEL_KINDS.map((value) => ({ value, label: t(`alertSettings.channelKinds.${value}`) }))}
        />
      </FormField>
      <NameField />
      <TargetField />
      <SeverityField />
    </FormDialog>
  );
}

export function EditChannelDialog() {
  const { t } = useTranslation('operations');
  const { channelId = '' } = useParams();
  const { appId, changes } = useAlertsAccess();
  const [update] = useUpdateAlertChannelMutation();
  return (
    <ItemFormDialog
      result={useListAlertChannelsQuery({ appId })}
      itemOf={({ data }) => data.find(({ id }) => id === channelId)}
      title={t('routes.editAlertChannel')}
      failed={t('alertSettings.failed')}
      missing={t('alertSettings.channelNotFound')}
      requires={changes}
      schema={UpdateAlertChannelDto}
      valuesOf={({ name, minSeverity, enabled }) => ({ name, minSeverity, enabled })}
      run={(body, ifMatch) => update({ id: channelId, appId, body, ifMatch })}
      submitLabel={t('alertSettings.save')}
      draftKey="alert-channels:edit"
      closeTo={alertChannelsPath(appId)}
    >
      {() => (
        <>
          <NameField />
          <SeverityField />
          <FormField name="enabled" label={t('alertSettings.enabled')}>
            <Switch />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}

function NameField() {
  const { t } = useTranslation('operations');
  return (
    <FormField name="name" label={t('alertSettings.name')}>
      <Input autoComplete="off" />
    </FormField>
  );
}

function TargetField() {
  const { t } = useTranslation('operations');
  const kind: unknown = Form.useWatch('kind', Form.useFormInstance());
  const isEmail = kind !== 'webhook';
  return (
    <FormField
      name="target"
      label={t(isEmail ? 'alertSettings.email' : 'alertSettings.url')}
      help={isEmail ? undefined : t('alertSettings.urlHelp')}
      schema={channelTarget(kind)}
    >
      <Input type={isEmail ? 'email' : 'url'} autoComplete="off" spellCheck={false} />
    </FormField>
  );
}

function SeverityField() {
  const { t } = useTranslation('operations');
  return (
    <FormField name="minSeverity" label={t('alertSettings.minSeverity')}>
      <Select
        options={ALERT_SEVERITIES.map((value) => ({ value, label: t(`alertSettings.from.${value}`) }))}
      />
    </FormField>
  );
}
