import { ADMIN_APP_ID } from '@console/http';
import { type ResponseOf, MAX_PAGE_SIZE } from '@console/http/contract';
import { searchable } from '@console/i18n';
import { EmptyState, LinkButton, PageHeader, SecretOnce } from '@console/ui';
import { FormField, LeaveGuard, OperationForm, OptionalInput, type FormState } from '@console/ui/form';
import {
  type ConsoleSlots,
  Slot,
  useActionDenial,
  useBackPath,
  useGetProfileQuery,
  useSlotFilled,
  useSubscriptionDialogs,
  DenialExplanationButton,
} from '@console/shell-layout';
import { Alert, Button, Card, Flex, Radio, Select, theme } from 'antd';
import { useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListAppApiGroupsQuery } from '../api/groups-api';
import { useCreateTenantAppMutation } from '../api/tenant-apps-api';
import { useEditionOptions } from '../app-subscription';
import { type createTenantApp, CreateTenantAppDto, TENANT_API_GROUP_IDS, TRIAL_DAYS } from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { tenantAppListPath, tenantAppPath } from '../tenant-app-paths';
import { apiGroupNames } from '../groups/use-grantable-api-groups';
import { createLatestRequest } from './latest-request';
import { NameAndAppIdFields, TYPING_PAUSE_MS } from './name-and-app-id-fields';

/** Three plans: two lines of limits each at full width, up to four on a phone. */
const RESERVED_HEIGHT = 'max(222px, 354px - (100vw - 360px))';

/** Two fields next to each other where they fit. */
const FIELD_PAIR: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  columnGap: 24,
};

/**
 * Reserves its height so that the fields and the button below do not move when another feature fills the
 * slot.
 */
function QuotaPlanInput(field: ConsoleSlots['quotaPlan']) {
  return (
    <div style={{ minHeight: RESERVED_HEIGHT }}>
      <Slot name="quotaPlan" props={field} />
    </div>
  );
}

/** Without an owner, the user is the owner. */
const NewApp = CreateTenantAppDto.extend({
  ownerEmail: CreateTenantAppDto.shape.ownerEmail.unwrap().nullable(),
});

type Created = ResponseOf<typeof createTenantApp>;

/** @see spec 7.5 */
export function CreateTenantAppPage() {
  const { t } = useTranslation('tenantApps');
  const [created, setCreated] = useState<Created>();
  const { data: user } = useGetProfileQuery();
  const denial = useActionDenial(CHANGE_TENANT_APPS);

  return (
    <div style={{ maxWidth: 800, marginInline: 'auto' }}>
      <PageHeader title={created ? t('created.title', { name: created.name }) : t('create.title')} />
      <Card>
        {created && <TenantAppCreated app={created} />}
        {!created && denial && (
          <EmptyState
            text={t('create.locked')}
            action={<DenialExplanationButton denial={denial} what={t('create.title')} />}
          />
        )}
        {!created && !denial && user && <CreateForm ownEmail={user.email} onCreated={setCreated} />}
      </Card>
    </div>
  );
}

function CreateForm({ ownEmail, onCreated }: { ownEmail: string; onCreated: (app: Created) => void }) {
  const { t } = useTranslation('tenantApps');
  const [create, { reset }] = useCreateTenantAppMutation();
  const { withCard } = useSubscriptionDialogs();
  const editions = useEditionOptions();
  const hasQuotaPlans = useSlotFilled('quotaPlan');
  const { t: ui } = useTranslation('ui');
  const [request] = useState(() => createLatestRequest(TYPING_PAUSE_MS));
  const cancelPath = useBackPath(tenantAppListPath('normal'));
  // A ref, because a navigation may start before the state has rendered.
  const state = useRef<FormState>('clean');

  return (
    <OperationForm
      onStateChange={(next) => {
        state.current = next;
      }}
      secondary={
        <>
          <LinkButton to={cancelPath}>{ui('cancel')}</LinkButton>
          <LeaveGuard unsaved={(to) => state.current !== 'clean' && cancelPath.split('?')[0] === to} />
        </>
      }
      schema={NewApp}
      initialValues={{ edition: 'free', ownerEmail: ownEmail, apiGroups: [...TENANT_API_GROUP_IDS] }}
      run={async ({ ownerEmail, ...app }) => {
        const body = { ...app, ...(ownerEmail !== null && { ownerEmail }) };
        // A late validation response would report the App ID of the new app as taken.
        request.cancel();
        // Without a payment card nothing is sent and the input remains.
        return (await withCard(() => create({ body }), ADMIN_APP_ID)) ?? { error: {} };
      }}
      onDone={(app) => {
        // The key must not remain in the store.
        reset();
        onCreated(app);
      }}
      submitLabel={t('create.submit')}
      draftKey="tenant-apps:create"
    >
      <div style={FIELD_PAIR}>
        <NameAndAppIdFields request={request} />
      </div>
      <div style={FIELD_PAIR}>
        <FormField name="ownerEmail" label={t('create.owner')} help={t('create.ownerHelp')}>
          <OptionalInput type="email" />
        </FormField>
        <FormField name="edition" label={t('create.edition')}>
          <Radio.Group options={editions} />
        </FormField>
      </div>
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

interface ApiGroupsSelectProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

function ApiGroupsSelect(field: ApiGroupsSelectProps) {
  const { data, isFetching } = useListAppApiGroupsQuery({ perPage: MAX_PAGE_SIZE });
  const names = apiGroupNames(data);
  return (
    <Select
      {...field}
      mode="multiple"
      loading={isFetching}
      options={TENANT_API_GROUP_IDS.map((apiGroupId) => ({
        value: apiGroupId,
        label: names.get(apiGroupId) ?? apiGroupId,
        disabled: apiGroupId === 'management',
      }))}
      showSearch={{
        filterOption: (typed, option) =>
          searchable(`${option?.label ?? ''} ${option?.value ?? ''}`).includes(searchable(typed)),
      }}
    />
  );
}

function TenantAppCreated({ app }: { app: ResponseOf<typeof createTenantApp> }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  return (
    <Flex vertical gap={token.marginLG} align="stretch">
      <SecretOnce
        label={t('created.apiKey')}
        warning={t('created.keep')}
        values={[app.apiKey]}
        fileName={`${app.appId}-api-key.txt`}
      />
      {app.ownerToBe && (
        <Alert type="info" showIcon title={t('created.ownerInvited', { email: app.ownerToBe.email })} />
      )}
      {app.edition === 'free' && (
        <Alert type="info" showIcon title={t('created.trial', { count: TRIAL_DAYS })} />
      )}
      <Flex gap={token.marginXS} wrap>
        <LinkButton type="primary" to={tenantAppPath(app)}>
          {t('created.open')}
        </LinkButton>
        <Button
          onClick={() => {
            void navigate(tenantAppListPath('normal'));
          }}
        >
          {t('created.toList')}
        </Button>
      </Flex>
    </Flex>
  );
}
