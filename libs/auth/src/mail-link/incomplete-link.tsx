import { useTranslation } from 'react-i18next';
import { FlowEnd } from './flow-end';
import { ToSignIn } from './to-sign-in';

/** For the address of a mail's link that arrived without its token. */
export function IncompleteLink() {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('mailLink.incomplete.title')} what={t('mailLink.incomplete.what')}>
      <ToSignIn />
    </FlowEnd>
  );
}
