import type { ResponseOf } from '@console/http/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConfirmEmailChangeMutation } from '../api/my-account-api';
import type { confirmEmailChange } from '../contract';
import { CheckedLink } from '../email-link/checked-link';
import { ConfirmByLink } from '../email-link/confirm-by-link';
import {
  FlowEnd,
  IncompleteLink,
  readLinkToken,
  BackToSignIn,
  useClearEndedSession,
} from '../email-link/flow-end';

export function ConfirmEmailChangePage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <EmailChange key={token} token={token} />;
}

function EmailChange({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmEmailChangeMutation();
  const clearEndedSession = useClearEndedSession();
  // Success uses up the link, so it must not be checked again.
  const [changedTo, setChangedTo] = useState<string>();

  if (changedTo !== undefined) {
    return (
      <FlowEnd
        title={t('confirmEmailChange.done.title')}
        what={t('confirmEmailChange.done.what', { email: changedTo })}
      >
        <BackToSignIn type="primary">{t('signIn.submit')}</BackToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'email' }}
      title={t('confirmEmailChange.title')}
      ended={
        <FlowEnd title={t('emailLink.ended')} what={t('confirmEmailChange.ended')}>
          <BackToSignIn />
        </FlowEnd>
      }
    >
      {(holder, checkAgain) =>
        holder.hasAccount ? (
          <FlowEnd
            title={t('confirmEmailChange.taken.title')}
            what={t('confirmEmailChange.taken.what', { email: holder.email })}
          >
            <BackToSignIn />
          </FlowEnd>
        ) : (
          <ConfirmByLink<ResponseOf<typeof confirmEmailChange>>
            title={t('confirmEmailChange.title')}
            what={t('confirmEmailChange.what', { email: holder.email })}
            submitLabel={t('confirmEmailChange.submit')}
            run={async () => {
              const outcome = await confirm({ token });
              if (!outcome.error) await clearEndedSession();
              return outcome;
            }}
            onDone={() => setChangedTo(holder.email)}
            onRejected={checkAgain}
          />
        )
      }
    </CheckedLink>
  );
}
