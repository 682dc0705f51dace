import { isLanguage } from '@console/i18n';
import {
  FormDialog,
  FormField,
  LanguageSelect,
  TimeZoneSelect,
  useCloseTo,
  useZone,
} from '@console/shell-layout';
import { Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreateUserMutation } from '../api/users-api';
import { CHANGES_ACCOUNTS } from '../user/changes-accounts';
import { CreateUserByAdminDto } from '../contract';
import { USERS_PATH } from '../user-list/user-list-paths';
import { useCreatedNotice } from './use-created-notice';

/** Makes an account; its owner chooses the password by mail, and nobody else learns it. @see docs/behaviour.md 7.9 */
export function CreateUserDialog() {
  const { t, i18n } = useTranslation('accounts');
  const { token } = theme.useToken();
  const zone = useZone();
  const close = useCloseTo(USERS_PATH);
  const tellCreated = useCreatedNotice();
  const [create] = useCreateUserMutation();

  return (
    <FormDialog
      title={t('create.title')}
      requires={CHANGES_ACCOUNTS}
      schema={CreateUserByAdminDto}
      initialValues={{
        email: '',
        name: '',
        timezone: zone,
        ...(isLanguage(i18n.language) && { language: i18n.language }),
      }}
      run={(body) => create({ body })}
      onDone={(user) => {
        tellCreated(user);
        close();
      }}
      submitLabel={t('create.submit')}
      draftKey="users:create"
      closeTo={USERS_PATH}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('create.about')}</p>
      <FormField name="email" label={t('create.email')}>
        <Input type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="name" label={t('create.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="language" label={t('create.language')} help={t('create.languageHelp')}>
        <LanguageSelect />
      </FormField>
      <FormField name="timezone" label={t('create.timezone')}>
        <TimeZoneSelect />
      </FormField>
    </FormDialog>
  );
}
