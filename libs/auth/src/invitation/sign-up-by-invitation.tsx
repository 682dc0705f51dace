import { browserZone, isLanguage } from '@console/i18n';
import { FormField, OperationForm, TimeZoneSelect } from '@console/ui/form';
import { PageHeader } from '@console/ui';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSignUpByInvitationMutation } from '../api/self-service-api';
import { RegisterThroughEmailDto } from '../contract';
import { NewPasswordField } from '../password/new-password-field';
import { type InvitationLink, useInvitationTitle } from './invitation-link';

interface SignUpByInvitationProps {
  link: InvitationLink;
  email: string;
  appName: string | null;
  onDone: () => void;
}

export function SignUpByInvitation({ link, email, appName, onDone }: SignUpByInvitationProps) {
  const { t, i18n } = useTranslation('auth');
  const [signUp] = useSignUpByInvitationMutation();
  return (
    <>
      <PageHeader title={useInvitationTitle(appName)} description={t('invitation.signUp.what', { email })} />
      <OperationForm
        schema={RegisterThroughEmailDto}
        initialValues={{ timezone: browserZone() }}
        run={(body) =>
          signUp({
            token: link.token,
            body: { ...body, ...(isLanguage(i18n.language) && { language: i18n.language }) },
          })
        }
        onDone={onDone}
        submitLabel={t('invitation.signUp.submit')}
        wide
      >
        <FormField name="name" label={t('invitation.signUp.name')}>
          <Input autoComplete="name" autoFocus />
        </FormField>
        <NewPasswordField name="password" label={t('invitation.signUp.password')} />
        <FormField name="timezone" label={t('invitation.signUp.timezone')}>
          <TimeZoneSelect />
        </FormField>
      </OperationForm>
    </>
  );
}
