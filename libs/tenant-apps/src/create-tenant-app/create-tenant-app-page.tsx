import type { AnswerOf } from '@console/http/contract';
import { FormField, OperationForm, PageHeader, SecretOnce, useSubscriptionDesk } from '@console/shell-layout';
import { Button, Card, Flex, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateTenantAppMutation } from '../api/tenant-apps-api';
import { CreateTenantAppDto, TENANT_APP_EDITIONS, type createTenantApp } from '../contract';
import { tenantAppListPath } from '../tenant-app-paths';

export function CreateTenantAppPage() {
  const { t } = useTranslation('tenantApps');
  const [create, { reset }] = useCreateTenantAppMutation();
  const { withCard } = useSubscriptionDesk();
  const [created, setCreated] = useState<AnswerOf<typeof createTenantApp>>();

  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={created ? t('created.title', { name: created.name }) : t('create.title')} />
      <Card>
        {created ? (
          <ApiKeyOnce appId={created.appId} apiKey={created.apiKey} />
        ) : (
          <OperationForm
            schema={CreateTenantAppDto}
            initialValues={{ edition: 'free' }}
            // Nothing is sent without a payment card: what was typed stays, and the warning says why.
            run={async (body) => (await withCard(() => create({ body }))) ?? { error: {} }}
            onDone={(answer) => {
              // The key stands on this screen alone, not in the store.
              reset();
              setCreated(answer);
            }}
            submitLabel={t('create.submit')}
            draftKey="tenant-apps:create"
          >
            <FormField name="name" label={t('create.name')}>
              <Input autoFocus autoComplete="off" />
            </FormField>
            <FormField
              name="appId"
              label={t('create.appId')}
              help={t('create.appIdHelp')}
              rules={{ appIdFormat: t('create.appIdFormat'), appIdReserved: t('create.appIdReserved') }}
            >
              <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </FormField>
            <FormField name="edition" label={t('create.edition')}>
              <Radio.Group
                options={TENANT_APP_EDITIONS.map((edition) => ({
                  value: edition,
                  label: t(`edition.${edition}`),
                }))}
              />
            </FormField>
          </OperationForm>
        )}
      </Card>
    </div>
  );
}

function ApiKeyOnce({ appId, apiKey }: { appId: string; apiKey: string }) {
  const { t } = useTranslation('tenantApps');
  const navigate = useNavigate();
  return (
    <Flex vertical gap={24} align="stretch">
      <SecretOnce
        label={t('created.apiKey')}
        warning={t('created.keep')}
        values={[apiKey]}
        fileName={`${appId}-api-key.txt`}
      />
      <div>
        <Button
          type="primary"
          onClick={() => {
            void navigate(tenantAppListPath('normal'));
          }}
        >
          {t('created.toList')}
        </Button>
      </div>
    </Flex>
  );
}
