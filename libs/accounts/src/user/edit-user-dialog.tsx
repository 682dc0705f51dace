import { isLanguage } from '@console/i18n';
import { FormField, ItemFormDialog, LanguageSelect, TimeZoneSelect } from '@console/ui/form';
import { useActionDenial, useGetProfileQuery, DenialExplanationButton } from '@console/shell-layout';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetUserProfileQuery, useUpdateUserProfileMutation } from '../api/users-api';
import { UpdateUserProfileDto, type AdminUser } from '../contract';
import { userPath } from '../user-paths';
import { CHANGE_ACCOUNTS, changeAccessOf } from '../user-requirements';

const Changes = UpdateUserProfileDto.required();

export function EditUserDialog() {
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const { id = '' } = useParams();
  const result = useGetUserProfileQuery({ id });
  const { data: me } = useGetProfileQuery();
  const [update] = useUpdateUserProfileMutation();
  const { currentData: user } = result;
  const denial = useActionDenial(user ? changeAccessOf(user) : CHANGE_ACCOUNTS);
  const isSelf = me?.id === id;
  const isHigher = denial?.kind === 'higher-account';
  const canSetPermissions = !isSelf && !isHigher;
  return (
    <ItemFormDialog
      result={result}
      itemOf={(found) => found}
      title={t('routes.editUser')}
      titleOf={({ name }) => t('user.edit.title', { name })}
      requires={CHANGE_ACCOUNTS}
      schema={Changes}
      valuesOf={valuesOf}
      run={({ viewOnly, ...values }, ifMatch) =>
        update({ id, ifMatch, body: { ...values, ...(canSetPermissions && { viewOnly }) } })
      }
      submitLabel={t('user.edit.submit')}
      draftKey="users:edit"
      closeTo={userPath(id)}
    >
      {() => (
        <>
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
        </>
      )}
    </ItemFormDialog>
  );
}

function valuesOf({ name, language, timezone, viewOnly }: AdminUser) {
  return { name, language, timezone, viewOnly };
}
