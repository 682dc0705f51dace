import { ADMIN_APP_ID } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import {
  EmptyState,
  FormField,
  OperationForm,
  PageHeader,
  useActionDenial,
  useGetProfileQuery,
  useSlotFilled,
  useSubscriptionDialogs,
  WhyNot,
} from '@console/shell-layout';
import { Card, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateTenantAppMutation } from '../api/tenant-apps-api';
import {
  CreateTenantAppDto,
  TENANT_API_GROUP_IDS,
  TENANT_APP_EDITIONS,
  type createTenantApp,
} from '../contract';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';
import { ApiGroupsSelect } from './api-groups-select';
import { createLatestQuestion } from './latest-question';
import { NameAndAppIdFields, TYPING_PAUSE_MS } from './name-and-app-id-fields';
import { QuotaPlanInput } from './quota-plan-input';
import { TenantAppCreated } from './tenant-app-created';

type Created = ResponseOf<typeof createTenantApp>;

/** Creates a tenant app, and shows its API key once. @see spec 7.5 */
export function CreateTenantAppPage() {
  const { t } = useTranslation('tenantApps');
  const [created, setCreated] = useState<Created>();
  const { data: user } = useGetProfileQuery();
  const denial = useActionDenial(CHANGES_TENANT_APPS);

  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={created ? t('created.title', { name: created.name }) : t('create.title')} />
      <Card>
        {created && <TenantAppCreated app={created} />}
        {!created && denial && (
          <EmptyState
            text={t('create.locked')}
            action={<WhyNot denial={denial} what={t('create.title')} />}
          />
        )}
        {!created && !denial && user && <CreateForm ownEmail={user.email} onCreated={setCreated} />}
      </Card>
    </div>
  );
}

interface CreateFormProps {
  ownEmail: string;
  onCreated: (app: Created) => void;
}

function CreateForm({ ownEmail, onCreated }: CreateFormProps) {
  const { t } = useTranslation('tenantApps');
  const [create, { reset }] = useCreateTenantAppMutation();
  const { withCard } = useSubscriptionDialogs();
  const hasQuotaPlans = useSlotFilled('quotaPlan');
  const [question] = useState(() => createLatestQuestion(TYPING_PAUSE_MS));

  return (
    <OperationForm
      schema={CreateTenantAppDto}
      initialValues={{ edition: 'free', ownerEmail: ownEmail, apiGroups: [...TENANT_API_GROUP_IDS] }}
      run={async (body) => {
        // What is sent is decided on: an answer about the ID would come too late, and call the app's own ID taken.
        question.drop();
        // Nothing is sent without a payment card: what was typed stays, and the warning says why.
        return (await withCard(() => create({ body }), ADMIN_APP_ID)) ?? { error: {} };
      }}
      onDone={(answer) => {
        // The key stands on this screen alone, not in the store.
        reset();
        onCreated(answer);
      }}
      submitLabel={t('create.submit')}
      draftKey="tenant-apps:create"
    >
      <NameAndAppIdFields question={question} />
      <FormField name="ownerEmail" label={t('create.owner')} help={t('create.ownerHelp')}>
        <Input type="email" autoComplete="off" />
      </FormField>
      <FormField name="edition" label={t('create.edition')}>
        <Radio.Group
          options={TENANT_APP_EDITIONS.map((edition) => ({
            value: edition,
            label: t(`edition.${edition}`),
          }))}
        />
      </FormField>
      {hasQuotaPlans && (
        <FormField name="quotaPlan" label={t('create.quotaPlan')}>
          <QuotaPlanInput />
        </FormField>
      )}
      <FormField name="apiGroups" label={t('create.apiGroups')} help={t('create.apiGroupsHelp')}>
        <ApiGroupsSelect />
      </FormField>
    </OperationForm>
  );
}
