import { isLanguage } from '@console/i18n';
import { FormDialog, FormField, LanguageSelect, TimeZoneSelect } from '@console/ui/form';
import { useCloseTo, usePopUps, useZone } from '@console/ui';
import { Button, Input, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateUserMutation } from '../api/users-api';
import { type AdminUser, CreateUserByAdminDto } from '../contract';
import { userPath, USERS_PATH } from '../user-paths';
import { CHANGE_ACCOUNTS } from '../user-requirements';

export function CreateUserDialog() {
  const { t, i18n } = useTranslation('accounts');
  const { token } = theme.useToken();
  const zone = useZone();
  const close = useCloseTo(USERS_PATH);
  const notifyCreated = useCreatedNotice();
  const [create] = useCreateUserMutation();

  return (
    <FormDialog
      title={t('create.title')}
      requires={CHANGE_ACCOUNTS}
      schema={CreateUserByAdminDto}
      initialValues={{
        email: '',
        name: '',
        timezone: zone,
        ...(isLanguage(i18n.language) && { language: i18n.language }),
      }}
      run={(body) => create({ body })}
      onDone={(user) => {
        notifyCreated(user);
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

/** Long enough to read the notice and reach its button. */
const NOTICE_SECONDS = 10;

function useCreatedNotice(): (user: AdminUser) => void {
  const { t } = useTranslation('accounts');
  const { notification } = usePopUps();
  const navigate = useNavigate();
  const key = useId();
  return (user) => {
    notification.success({
      key,
      placement: 'bottom',
      title: t('create.done', { name: user.name }),
      description: t('create.mailed', { email: user.email }),
      duration: NOTICE_SECONDS,
      role: 'status',
      actions: (
        <Button
          size="small"
          onClick={() => {
            notification.destroy(key);
            void navigate(userPath(user.id));
          }}
        >
          {t('create.open')}
        </Button>
      ),
    });
  };
}
