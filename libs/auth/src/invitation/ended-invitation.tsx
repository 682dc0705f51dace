import { HOME_PATH, LinkButton } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { OutcomePage } from '../mail-link/outcome-page';

/** In place of an invitation that is unknown, used, expired or taken back, and what to do about that. */
export function EndedInvitation() {
  const { t } = useTranslation('auth');
  return (
    <OutcomePage title={t('invitation.invalid.title')} what={t('invitation.invalid.what')}>
      {/* Home leads whoever is signed out to the sign-in page. */}
      <LinkButton to={HOME_PATH}>{t('invitation.toConsole')}</LinkButton>
    </OutcomePage>
  );
}
