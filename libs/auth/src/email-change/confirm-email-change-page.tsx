import type { ResponseOf } from '@console/http/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailChangeMutation } from '../api/email-change-api';
import type { confirmEmailChange } from '../contract';
import { CheckedLink } from '../mail-link/checked-link';
import { ConfirmByLink } from '../mail-link/confirm-by-link';
import { IncompleteLink } from '../mail-link/incomplete-link';
import { readLinkToken } from '../mail-link/link-token';
import { FlowEnd } from '../mail-link/flow-end';
import { ToSignIn } from '../mail-link/to-sign-in';
import { useEndEndedSession } from '../mail-link/use-end-ended-session';

/** Where the link to an account's new address leads. Nothing changes before somebody presses the button. */
export function ConfirmEmailChangePage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <EmailChange key={token} token={token} />;
}

function EmailChange({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmEmailChangeMutation();
  const endHere = useEndEndedSession();
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
          <ConfirmByLink<ResponseOf<typeof confirmEmailChange>>
            title={t('confirmEmailChange.title')}
            what={t('confirmEmailChange.what', { email: holder.email })}
            submitLabel={t('confirmEmailChange.submit')}
            run={() => confirm({ token })}
            onDone={({ formerEmail }) => {
              endHere(formerEmail);
              setChangedTo(holder.email);
            }}
            onRefused={checkAgain}
          />
        )
      }
    </CheckedLink>
  );
}
