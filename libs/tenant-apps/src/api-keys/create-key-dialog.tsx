import { FormDialog, FormField } from '@console/ui/form';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '../api/api-keys-api';
import { API_KEY_SCOPES, CreateApiKeyDto } from '../contract/api-keys';
import { NewKeyDialog } from './new-key-dialog';

const EXPIRY_DAYS = [30, 90, 365] as const;

interface CreateKeyDialogProps {
  appId: string;
  open: boolean;
  onClose: () => void;
}

export function CreateKeyDialog({ appId, open, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [create, { reset }] = useCreateApiKeyMutation();
  const [created, setCreated] = useState<{ name: string; apiKey: string }>();

  return (
    <>
      {open && (
        <FormDialog
          title={t('apiKeys.create.title')}
          closeTo={onClose}
          width={480}
          schema={CreateApiKeyDto}
          initialValues={{ scope: 'read' }}
          run={(body) => create({ id: appId, body })}
          onDone={({ name, apiKey }) => {
            // The key must not remain in the store.
            reset();
            setCreated({ name, apiKey });
            onClose();
          }}
          submitLabel={t('apiKeys.create.submit')}
          draftKey={`api-keys:create ${appId}`}
        >
          <FormField name="name" label={t('apiKeys.name')} help={t('apiKeys.create.nameHelp')}>
            <Input autoComplete="off" maxLength={50} />
          </FormField>
          <FormField name="scope" label={t('apiKeys.scope')}>
            <Radio.Group
              vertical
              options={API_KEY_SCOPES.map((scope) => ({
                value: scope,
                label: t(`apiKeys.create.scopes.${scope}`),
              }))}
            />
          </FormField>
          <FormField name="expiresInDays" label={t('apiKeys.create.expiry')}>
            <Select
              allowClear
              placeholder={t('apiKeys.create.never')}
              options={EXPIRY_DAYS.map((days) => ({
                value: days,
                label: t('apiKeys.create.days', { count: days }),
              }))}
            />
          </FormField>
        </FormDialog>
      )}
      <NewKeyDialog
        appId={appId}
        title={t('apiKeys.create.done', { key: created?.name ?? '' })}
        apiKey={created?.apiKey}
        onClose={() => setCreated(undefined)}
      />
    </>
  );
}
