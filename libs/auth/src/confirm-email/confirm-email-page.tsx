import { FailureAlert, LinkButton, PageHeader, useOwnFailureLines } from '@console/shell-layout';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailMutation } from '../api/self-service-api';
import { CheckedLink, type LinkHolder } from '../mail-link/checked-link';
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
      {(holder, checkAgain) => (
        <ConfirmButton
          token={token}
          holder={holder}
          onDone={() => {
            setConfirmed(true);
          }}
          onRefused={checkAgain}
        />
      )}
    </CheckedLink>
  );
}

interface ConfirmButtonProps {
  token: string;
  holder: LinkHolder;
  onDone: () => void;
  onRefused: () => void;
}

function ConfirmButton({ token, holder: { email }, onDone, onRefused }: ConfirmButtonProps) {
  const { t } = useTranslation('auth');
  const failureLines = useOwnFailureLines();
  const [confirm, { isLoading }] = useConfirmEmailMutation();
  const [failure, setFailure] = useState<string[]>([]);

  const run = async () => {
    setFailure([]);
    const { error } = await confirm({ token });
    if (!error) {
      onDone();
      return;
    }
    setFailure(failureLines(error));
    onRefused();
  };

  return (
    <>
      <PageHeader
        title={t('confirm.title')}
        description={<span style={{ overflowWrap: 'anywhere' }}>{t('confirm.what', { email })}</span>}
      />
      <FailureAlert lines={failure} />
      <Button type="primary" block autoFocus loading={isLoading} onClick={() => void run()}>
        {t('confirm.submit')}
      </Button>
    </>
  );
}
