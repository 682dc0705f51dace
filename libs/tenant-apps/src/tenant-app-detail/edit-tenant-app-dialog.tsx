import { FormField, ItemFormDialog } from '@console/ui/form';
import { LockedDialog, useActionDenial } from '@console/shell-layout';
import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetTenantAppQuery, useUpdateTenantAppMutation } from '../api/tenant-apps-api';
import { useEditionOptions } from '../app-subscription';
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
  const editions = useEditionOptions();
  const { appId: id = '' } = useParams();
  // Other users cannot read the current values.
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const result = useGetTenantAppQuery({ id }, { skip: denial !== undefined });
  const [update] = useUpdateTenantAppMutation();
  const dialog = { title: t('routes.editDetail'), closeTo: tenantAppPath({ appId: id }) };
  if (denial) return <LockedDialog {...dialog} denial={denial} />;
  return (
    <ItemFormDialog
      {...dialog}
      result={result}
      itemOf={(app) => ({ ...app, id })}
      titleOf={({ name }) => t('editApp.title', { name })}
      requires={CHANGE_TENANT_APPS}
      schema={Changes}
      valuesOf={valuesOf}
      run={({ ownerEmail, ...values }, ifMatch) =>
        update({
          id,
          ifMatch,
          // Omitted if unchanged: the current owner may no longer satisfy the rules.
          body: { ...values, ...(ownerEmail !== result.currentData?.owner.email && { ownerEmail }) },
        })
      }
      submitLabel={t('editApp.submit')}
      draftKey="tenant-apps:edit"
    >
      {() => (
        <>
          <FormField name="name" label={t('editApp.name')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="edition" label={t('editApp.edition')} help={t('editApp.editionHelp')}>
            <Radio.Group options={editions} />
          </FormField>
          <FormField name="ownerEmail" label={t('editApp.owner')} help={t('editApp.ownerHelp')}>
            <Input type="email" autoComplete="off" />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}
