import {
  FailureAlert,
  PageHeader,
  useConsole,
  useGetProfileQuery,
  useOwnFailureLines,
} from '@console/shell-layout';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailChangeMutation } from '../api/email-change-api';
import { maskEmail } from '../contract';
import { CheckedLink, type LinkHolder } from '../mail-link/checked-link';
import { IncompleteLink } from '../mail-link/incomplete-link';
import { readLinkToken } from '../mail-link/link-token';
import { FlowEnd } from '../mail-link/flow-end';
import { ToSignIn } from '../mail-link/to-sign-in';

/** Where the link to an account's new address leads. Nothing changes before somebody presses the button. */
export function ConfirmEmailChangePage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <EmailChange key={token} token={token} />;
}

function EmailChange({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { session } = useConsole();
  const { data: present } = useGetProfileQuery(undefined, { skip: session.token === null });
  // Its own success uses the link up: what follows is not about the link any more.
  const [changedTo, setChangedTo] = useState<string>();

  if (changedTo !== undefined) {
    return (
      <FlowEnd
        title={t('confirmEmailChange.done.title')}
        what={t('confirmEmailChange.done.what', { email: changedTo })}
      >
        <ToSignIn type="primary">{t('signIn.submit')}</ToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'email' }}
      title={t('confirmEmailChange.title')}
      ended={
        <FlowEnd title={t('mailLink.ended')} what={t('confirmEmailChange.ended')}>
          <ToSignIn />
        </FlowEnd>
      }
    >
      {(holder, checkAgain) =>
        holder.hasAccount ? (
          <FlowEnd
            title={t('confirmEmailChange.taken.title')}
            what={t('confirmEmailChange.taken.what', { email: holder.email })}
          >
            <ToSignIn />
          </FlowEnd>
        ) : (
          <ConfirmChange
            token={token}
            holder={holder}
            onDone={(formerEmail) => {
              // The platform has ended every session of the account: the one of this browser, too.
              if (present && maskEmail(present.email) === formerEmail) session.clear();
              setChangedTo(holder.email);
            }}
            onRefused={checkAgain}
          />
        )
      }
    </CheckedLink>
  );
}

interface ConfirmChangeProps {
  token: string;
  holder: LinkHolder;
  onDone: (formerEmail: string) => void;
  onRefused: () => void;
}

function ConfirmChange({ token, holder: { email }, onDone, onRefused }: ConfirmChangeProps) {
  const { t } = useTranslation('auth');
  const failureLines = useOwnFailureLines();
  const [confirm, { isLoading }] = useConfirmEmailChangeMutation();
  const [failure, setFailure] = useState<string[]>([]);

  const run = async () => {
    setFailure([]);
    const { data, error } = await confirm({ token });
    if (!error) {
      onDone(data.formerEmail);
      return;
    }
    setFailure(failureLines(error));
    onRefused();
  };

  return (
    <>
      <PageHeader
        title={t('confirmEmailChange.title')}
        description={
          <span style={{ overflowWrap: 'anywhere' }}>{t('confirmEmailChange.what', { email })}</span>
        }
      />
      <FailureAlert lines={failure} />
      <Button type="primary" block autoFocus loading={isLoading} onClick={() => void run()}>
        {t('confirmEmailChange.submit')}
      </Button>
    </>
  );
}
