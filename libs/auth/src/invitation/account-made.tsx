import { LinkButton, LOGIN_PATH, PageHeader } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';

/** After a sign-up: the account is there, and its holder signs in to it. @param email Masked. */
export function AccountMade({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageHeader title={t('invitation.made.title')} />
      <p role="status" style={{ overflowWrap: 'anywhere' }}>
        {t('invitation.made.what', { email })}
      </p>
      <LinkButton type="primary" to={LOGIN_PATH}>
        {t('signIn.submit')}
      </LinkButton>
    </>
  );
}
