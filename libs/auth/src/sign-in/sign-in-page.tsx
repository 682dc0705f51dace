import { fieldProblem } from '@console/http/contract';
import { useConsole, useUnsavedWork } from '@console/shell-layout';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLoginMutation } from '../api/auth-api';
import { LoginDto } from '../contract';
import { SignInForm } from './sign-in-form';
import { SocialLogins } from './social-logins';
import { useBeginSession } from './use-begin-session';
import { useSocialReturn } from './use-social-return';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation();
  const { beginOrAskForCode } = useBeginSession();
  const social = useSocialReturn();
  const { search } = useLocation();
  const onUnsaved = useUnsavedWork();
  const { config, session } = useConsole();
  const [{ endReason, endDetails, inactivityMinutes }] = useState({
    endReason: session.endReason,
    endDetails: session.endDetails,
    inactivityMinutes: session.inactivityMinutes,
  });

  return (
    <>
      <SignInForm
        check={(field, typed) => fieldProblem(LoginDto.shape[field], typed[field])}
        signIn={async (typed) => {
          const outcome = await login({ body: LoginDto.parse(typed) });
          if (outcome.data) {
            onUnsaved(false);
            await beginOrAskForCode(outcome.data);
          }
          return outcome;
        }}
        onUnsaved={onUnsaved}
        Link={Link}
        search={search}
        refused={social.refused}
        endReason={endReason}
        endDetails={endDetails}
        inactivityMinutes={inactivityMinutes}
        signUp={config.signUp}
      />
      <SocialLogins />
      <Spin fullscreen spinning={social.finishing} description={t('social.finishing')} />
    </>
  );
}
