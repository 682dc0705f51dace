import { LinkButton, PageHeader } from '@console/ui';
import { OperationForm } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useResetPasswordMutation } from '../api/self-service-api';
import { ResetPasswordDto } from '../contract';
import { CheckedLink, type LinkHolder } from '../email-link/checked-link';
import {
  FlowEnd,
  IncompleteLink,
  readLinkToken,
  BackToSignIn,
  useClearEndedSession,
} from '../email-link/flow-end';
import { NewPasswordField } from '../password/new-password-field';
import { FORGOT_PASSWORD_PATH } from '../sign-in/account-paths';

export function ResetPasswordPage() {
  const token = readLinkToken(useSearchParams()[0]);
  return token === undefined ? <IncompleteLink /> : <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined) {
    return (
      <FlowEnd title={t('resetPassword.done.title')} what={t('resetPassword.done.what', { email: doneFor })}>
        <BackToSignIn type="primary">{t('signIn.submit')}</BackToSignIn>
      </FlowEnd>
    );
  }
  return (
    <CheckedLink
      link={{ token, type: 'reset' }}
      title={t('resetPassword.title')}
      ended={
        <FlowEnd title={t('emailLink.ended')} what={t('resetPassword.ended')}>
          <LinkButton type="primary" to={FORGOT_PASSWORD_PATH}>
            {t('resetPassword.sendNew')}
          </LinkButton>
          <BackToSignIn />
        </FlowEnd>
      }
    >
      {(holder, checkAgain) => (
        <NewPasswordForm
          token={token}
          holder={holder}
          onDone={() => setDoneFor(holder.email)}
          onRejected={checkAgain}
        />
      )}
    </CheckedLink>
  );
}

interface NewPasswordFormProps {
  token: string;
  holder: LinkHolder;
  onDone: () => void;
  onRejected: () => void;
}

function NewPasswordForm({ token, holder, onDone, onRejected }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const [reset] = useResetPasswordMutation();
  const clearEndedSession = useClearEndedSession();
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
          if (outcome.error) onRejected();
          else await clearEndedSession();
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
