import { useConsole, useUnsavedWork } from '@console/shell-layout';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { signInCalls } from './begin-session';
import { SignInForm, type Open } from './sign-in-form';
import { SocialLogins } from './social-logins';
import { useSocialReturn } from './use-social-return';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const social = useSocialReturn();
  const { search } = useLocation();
  const navigate = useNavigate();
  const onUnsaved = useUnsavedWork();
  const services = useConsole();
  const { config, session } = services;
  const [{ endReason, endDetails, inactivityMinutes }] = useState({
    endReason: session.endReason,
    endDetails: session.endDetails,
    inactivityMinutes: session.inactivityMinutes,
  });
  const open: Open = (to, options) => {
    onUnsaved(false);
    return navigate(to, options);
  };

  return (
    <>
      <SignInForm
        {...signInCalls(services, open)}
        open={open}
        onUnsaved={onUnsaved}
        search={search}
        refused={social.refused}
        endReason={endReason}
        endDetails={endDetails}
        inactivityMinutes={inactivityMinutes}
        signUp={config.signUp}
      />
      <SocialLogins open={open} search={search} />
      <Spin fullscreen spinning={social.finishing} description={t('social.finishing')} />
    </>
  );
}
