import { LinkButton, PageHeader } from '@console/ui';
import { LOGIN_PATH } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { InvitationLink } from './invitation-link';
import { useInvitationTitle } from './use-invitation-title';

interface SignInToAcceptProps {
  link: InvitationLink;
  /** Masked. */
  email: string;
  appName: string | null;
}

/** For somebody who has an account and is signed out: the sign-in leads back here, second factor included. */
export function SignInToAccept({ link, email, appName }: SignInToAcceptProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const isToApp = link.type === 'member';
  const query = new URLSearchParams({ redirect: `${pathname}${search}` }).toString();
  return (
    <>
      <PageHeader title={useInvitationTitle(appName)} />
      <p style={{ overflowWrap: 'anywhere' }}>
        {isToApp ? t('invitation.signIn.toAccept', { email }) : t('invitation.signIn.hasAccount', { email })}
      </p>
      <LinkButton type="primary" to={isToApp ? `${LOGIN_PATH}?${query}` : LOGIN_PATH}>
        {isToApp ? t('invitation.signIn.accept') : t('signIn.submit')}
      </LinkButton>
    </>
  );
}
