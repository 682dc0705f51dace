import { LinkButton, PageHeader } from '@console/ui';
import { OperationForm } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useResetPasswordMutation } from '../api/self-service-api';
import { ResetPasswordDto } from '../contract';
import { CheckedLink, type LinkHolder } from '../mail-link/checked-link';
import { IncompleteLink } from '../mail-link/incomplete-link';
import { readLinkToken } from '../mail-link/link-token';
import { FlowEnd } from '../mail-link/flow-end';
import { ToSignIn } from '../mail-link/to-sign-in';
import { useEndEndedSession } from '../mail-link/use-end-ended-session';
import { NewPasswordField } from '../password/new-password-field';
import { FORGOT_PASSWORD_PATH } from '../sign-in/account-paths';

/** Where the link that lets somebody choose a password leads: one that was forgotten, or the first of an account. */
export function ResetPasswordPage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const endHere = useEndEndedSession();
  // Its own success uses the link up: what follows is not about the link any more.
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined) {
    return (
      <FlowEnd title={t('resetPassword.done.title')} what={t('resetPassword.done.what', { email: doneFor })}>
        <ToSignIn type="primary">{t('signIn.submit')}</ToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'reset' }}
      title={t('resetPassword.title')}
      ended={
        <FlowEnd title={t('mailLink.ended')} what={t('resetPassword.ended')}>
          <LinkButton type="primary" to={FORGOT_PASSWORD_PATH}>
            {t('resetPassword.sendNew')}
          </LinkButton>
          <ToSignIn />
        </FlowEnd>
      }
    >
      {(holder, checkAgain) => (
        <NewPasswordForm
          token={token}
          holder={holder}
          onDone={() => {
            endHere(holder.email);
            setDoneFor(holder.email);
          }}
          onRefused={checkAgain}
        />
      )}
    </CheckedLink>
  );
}

interface NewPasswordFormProps {
  token: string;
  holder: LinkHolder;
  onDone: () => void;
  onRefused: () => void;
}

function NewPasswordForm({ token, holder, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const [reset] = useResetPasswordMutation();
  const { email, hasAccount } = holder;
  return (
    <>
      <PageHeader
        title={t('resetPassword.title')}
        description={hasAccount ? t('resetPassword.again', { email }) : t('resetPassword.first', { email })}
      />
      <OperationForm
        schema={ResetPasswordDto}
        run={async (body) => {
          const outcome = await reset({ token, body });
          if (outcome.error) onRefused();
          return outcome;
        }}
        onDone={onDone}
        submitLabel={t('resetPassword.submit')}
        wide
      >
        <NewPasswordField name="newPassword" label={t('resetPassword.newPassword')} autoFocus />
      </OperationForm>
    </>
  );
}
