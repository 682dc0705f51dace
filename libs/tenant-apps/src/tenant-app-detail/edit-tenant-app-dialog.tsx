import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { LockedDialog, useActionDenial } from '@console/shell-layout';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  useGetTenantAppQuery,
  useLazyGetTenantAppQuery,
  useUpdateTenantAppMutation,
} from '../api/tenant-apps-api';
import { TENANT_APP_EDITIONS, UpdateTenantAppDto, type TenantApp } from '../contract';
import { CHANGE_TENANT_APPS } from '../tenant-app-access';
import { tenantAppPath } from '../tenant-app-paths';

/** An edition of another platform stays unless the user chooses a known one. */
const Changes = UpdateTenantAppDto.pick({ name: true, edition: true, ownerEmail: true }).required({
  name: true,
  ownerEmail: true,
});

/** A trial, or one that is over, has no edition until the user chooses one. */
function valuesOf({ name, edition, subscriptionStatus, owner }: TenantApp) {
  const isPaidOrFree = subscriptionStatus !== 'trial' && subscriptionStatus !== 'cancelled';
  const known = TENANT_APP_EDITIONS.find((candidate) => isPaidOrFree && candidate === edition);
  return { name, ownerEmail: owner.email, ...(known && { edition: known }) };
}

export function EditTenantAppDialog() {
  const { t } = useTranslation('tenantApps');
  const { appId = '' } = useParams();
  // Other users cannot read the current values.
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const { currentData: app } = useGetTenantAppQuery({ id: appId }, { skip: denial !== undefined });
  if (denial) {
    const dialog = { title: t('routes.editDetail'), closeTo: tenantAppPath({ appId }) };
    return <LockedDialog {...dialog} denial={denial} />;
  }
  return app && <EditForm key={appId} app={app} />;
}

function EditForm({ app }: { app: TenantApp & { etag: string } }) {
  const { t } = useTranslation('tenantApps');
  // The version the user sees; a refetch may return a later one.
  const [opened] = useState(app);
  const [update] = useUpdateTenantAppMutation();
  const [read] = useLazyGetTenantAppQuery();

  return (
    <FormDialog
      title={t('editApp.title', { name: opened.name })}
      requires={CHANGE_TENANT_APPS}
      schema={Changes}
      initialValues={valuesOf(opened)}
      run={({ ownerEmail, ...values }, etag) =>
        update({
          id: opened.appId,
          ifMatch: etag ?? opened.etag,
          // Omitted if unchanged: the current owner may no longer satisfy the rules.
          body: { ...values, ...(ownerEmail !== app.owner.email && { ownerEmail }) },
        })
      }
      readLatest={() => latestOf(read({ id: opened.appId }), valuesOf)}
      submitLabel={t('editApp.submit')}
      draftKey={`tenant-apps:edit ${opened.appId}`}
      closeTo={tenantAppPath(opened)}
    >
      <FormField name="name" label={t('editApp.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="edition" label={t('editApp.edition')} help={t('editApp.editionHelp')}>
        <Radio.Group
          options={TENANT_APP_EDITIONS.map((edition) => ({ value: edition, label: t(`edition.${edition}`) }))}
        />
      </FormField>
      <FormField name="ownerEmail" label={t('editApp.owner')} help={t('editApp.ownerHelp')}>
        <Input type="email" autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
