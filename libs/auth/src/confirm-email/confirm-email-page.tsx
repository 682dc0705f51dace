import { LinkButton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailMutation } from '../api/self-service-api';
import { CheckedLink } from '../email-link/checked-link';
import { ConfirmByLink } from '../email-link/confirm-by-link';
import { FlowEnd, IncompleteLink, readLinkToken, BackToSignIn } from '../email-link/flow-end';
import { RESEND_CONFIRMATION_PATH } from '../sign-in/account-paths';

/** Nothing is confirmed until the user presses the button: mail scanners open links too. */
export function ConfirmEmailPage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <Confirmation key={token} token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmEmailMutation();
  const [confirmed, setConfirmed] = useState(false);

  if (confirmed) {
    return (
      <FlowEnd title={t('confirm.done.title')} what={t('confirm.done.what')}>
        <BackToSignIn type="primary">{t('signIn.submit')}</BackToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'confirm' }}
      title={t('confirm.title')}
      ended={
        <FlowEnd title={t('emailLink.ended')} what={t('confirm.ended')}>
          <LinkButton type="primary" to={RESEND_CONFIRMATION_PATH}>
            {t('confirm.sendNew')}
          </LinkButton>
          <BackToSignIn />
        </FlowEnd>
      }
    >
      {({ email }, checkAgain) => (
        <ConfirmByLink
          title={t('confirm.title')}
          what={t('confirm.what', { email })}
          submitLabel={t('confirm.submit')}
          run={() => confirm({ token })}
          onDone={() => setConfirmed(true)}
          onRejected={checkAgain}
        />
      )}
    </CheckedLink>
  );
}
