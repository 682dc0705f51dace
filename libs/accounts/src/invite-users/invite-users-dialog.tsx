import { Language } from '@console/http/contract';
import { isLanguage } from '@console/i18n';
import {
  AddressesField,
  AddressList,
  FormDialog,
  FormField,
  LanguageSelect,
  useInvitations,
} from '@console/ui/form';
import { useCloseTo } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInviteByEmailMutation } from '../api/users-api';
import { USERS_PATH } from '../user-paths';
import { CHANGE_ACCOUNTS } from '../user-requirements';

const UserInvitations = z.object({ emails: AddressList, language: Language });

export function InviteUsersDialog() {
  const { t, i18n } = useTranslation('accounts');
  const { token } = theme.useToken();
  const close = useCloseTo(USERS_PATH);
  const invitations = useInvitations();
  const [invite] = useInviteByEmailMutation();

  return (
    <FormDialog
      title={t('invite.title')}
      requires={CHANGE_ACCOUNTS}
      schema={UserInvitations}
      initialValues={{ emails: '', ...(isLanguage(i18n.language) && { language: i18n.language }) }}
      run={({ emails, language }) =>
        invitations.invite(emails, (email) => invite({ body: { email, language } }))
      }
      onDone={(invited) => {
        invitations.notifySent(invited);
        close();
      }}
      submitLabel={t('invite.submit')}
      draftKey="users:invite"
      closeTo={USERS_PATH}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('invite.about')}</p>
      <AddressesField invitations={invitations} />
      <FormField name="language" label={t('invite.language')}>
        <LanguageSelect />
      </FormField>
    </FormDialog>
  );
}
