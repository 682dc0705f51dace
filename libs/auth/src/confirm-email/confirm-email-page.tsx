import { LinkButton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailMutation } from '../api/self-service-api';
import { CheckedLink } from '../mail-link/checked-link';
import { ConfirmByLink } from '../mail-link/confirm-by-link';
import { IncompleteLink } from '../mail-link/incomplete-link';
import { readLinkToken } from '../mail-link/link-token';
import { FlowEnd } from '../mail-link/flow-end';
import { ToSignIn } from '../mail-link/to-sign-in';
import { RESEND_CONFIRMATION_PATH } from '../sign-in/account-paths';

/** Where the link that confirms an address leads. Nothing is confirmed before somebody presses the button. */
export function ConfirmEmailPage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <Confirmation key={token} token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmEmailMutation();
  // Its own success uses the link up: what follows is not about the link any more.
  const [confirmed, setConfirmed] = useState(false);

  if (confirmed) {
    return (
      <FlowEnd title={t('confirm.done.title')} what={t('confirm.done.what')}>
        <ToSignIn type="primary">{t('signIn.submit')}</ToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'confirm' }}
      title={t('confirm.title')}
      ended={
        <FlowEnd title={t('mailLink.ended')} what={t('confirm.ended')}>
          <LinkButton type="primary" to={RESEND_CONFIRMATION_PATH}>
            {t('confirm.sendNew')}
          </LinkButton>
          <ToSignIn />
        </FlowEnd>
      }
    >
      {({ email }, checkAgain) => (
        <ConfirmByLink
          title={t('confirm.title')}
          what={t('confirm.what', { email })}
          submitLabel={t('confirm.submit')}
          run={() => confirm({ token })}
          onDone={() => {
            setConfirmed(true);
          }}
          onRefused={checkAgain}
        />
      )}
    </CheckedLink>
  );
}
