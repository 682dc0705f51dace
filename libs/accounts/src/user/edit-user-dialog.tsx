import { isLanguage } from '@console/i18n';
import { FormDialog, FormField, LanguageSelect, TimeZoneSelect, latestOf } from '@console/ui/form';
import { useActionDenial, useGetProfileQuery, DenialExplanationButton } from '@console/shell-layout';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  useGetUserProfileQuery,
  useLazyGetUserProfileQuery,
  useUpdateUserProfileMutation,
} from '../api/users-api';
import { UpdateUserProfileDto, type AdminUser } from '../contract';
import { userPath } from '../user-paths';
import { CHANGE_ACCOUNTS, changeAccessOf } from '../user-requirements';

const Changes = UpdateUserProfileDto.required();

export function EditUserDialog() {
  const { id = '' } = useParams();
  const { currentData: user } = useGetUserProfileQuery({ id });
  return user && <EditUser key={id} user={user} />;
}

function EditUser({ user }: { user: AdminUser & { etag: string } }) {
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  // The version the user sees; a refetch may return a later one.
  const [opened] = useState(user);
  const { data: me } = useGetProfileQuery();
  const [update] = useUpdateUserProfileMutation();
  const [read] = useLazyGetUserProfileQuery();
  const isSelf = me?.id === opened.id;
  const denial = useActionDenial(changeAccessOf(opened));
  const isHigher = denial?.kind === 'higher-account';
  const canSetPermissions = !isSelf && !isHigher;

  return (
    <FormDialog
      title={t('user.edit.title', { name: opened.name })}
      requires={CHANGE_ACCOUNTS}
      schema={Changes}
      initialValues={valuesOf(opened)}
      run={({ viewOnly, ...values }, etag) =>
        update({
          id: opened.id,
          ifMatch: etag ?? opened.etag,
          body: { ...values, ...(canSetPermissions && { viewOnly }) },
        })
      }
      readLatest={() => latestOf(read({ id: opened.id }), valuesOf)}
      submitLabel={t('user.edit.submit')}
      draftKey={`users:edit ${opened.id}`}
      closeTo={userPath(opened.id)}
    >
      <FormField name="name" label={t('user.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="language"
        label={t('user.language')}
        help={t('user.edit.languageHelp')}
        valueText={(value) => (isLanguage(value) ? ui(`languages.${value}`) : '')}
      >
        <LanguageSelect />
      </FormField>
      <FormField name="timezone" label={t('user.timezone')}>
        <TimeZoneSelect />
      </FormField>
      <FormField
        name="viewOnly"
        label={t('rights.view-only')}
        help={
          isSelf ? (
            t('user.edit.myPermissions')
          ) : isHigher ? (
            <>
              {t('user.edit.higherAccount')}{' '}
              <DenialExplanationButton denial={denial} what={t('rights.view-only')} />
            </>
          ) : (
            t('user.edit.viewOnlyHelp')
          )
        }
        valueText={(value) => (value === true ? t('rights.view-only') : t('rights.full'))}
      >
        <Switch disabled={!canSetPermissions} />
      </FormField>
    </FormDialog>
  );
}

function valuesOf({ name, language, timezone, viewOnly }: AdminUser) {
  return { name, language, timezone, viewOnly };
}
