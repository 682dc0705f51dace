import { useTranslation } from 'react-i18next';
import { FlowEnd } from '../mail-link/flow-end';
import { ToSignIn } from '../mail-link/to-sign-in';

/** After a sign-up: the account is there, and its holder signs in to it. @param email Masked. */
export function AccountMade({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('invitation.made.title')} what={t('invitation.made.what', { email })}>
      <ToSignIn type="primary">{t('signIn.submit')}</ToSignIn>
    </FlowEnd>
  );
}
