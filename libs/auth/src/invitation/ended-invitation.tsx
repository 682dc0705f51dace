import { LinkButton } from '@console/ui';
import { HOME_PATH } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { FlowEnd } from '../mail-link/flow-end';

/** In place of an invitation that is unknown, used, expired or taken back, and what to do about that. */
export function EndedInvitation() {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('invitation.invalid.title')} what={t('invitation.invalid.what')}>
      {/* Home leads whoever is signed out to the sign-in page. */}
      <LinkButton to={HOME_PATH}>{t('invitation.toConsole')}</LinkButton>
    </FlowEnd>
  );
}
