import { HOME_PATH, LinkButton, PageHeader } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';

interface NoInvitationProps {
  /** `invalid` is all the same for a link that is unknown, used, expired or taken back: nobody learns which. */
  why: 'invalid' | 'incomplete';
}

/** An address that invites nobody, and what to do about that. */
export function NoInvitation({ why }: NoInvitationProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageHeader title={t(`invitation.${why}.title`)} />
      <p>{t(`invitation.${why}.what`)}</p>
      {/* Home leads whoever is signed out to the sign-in page. */}
      <LinkButton to={HOME_PATH}>{t('invitation.toConsole')}</LinkButton>
    </>
  );
}
