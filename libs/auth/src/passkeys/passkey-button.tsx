import { useConsole } from '@console/shell-layout';
import { Alert, Button, theme, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } from '../api/auth-api';
import { beginSession } from '../sign-in/begin-session';
import type { Open } from '../sign-in/sign-in-form';
import { usePasskeyLocation } from './passkey-location';

interface PasskeyButtonProps extends Pick<ButtonProps, 'type' | 'block'> {
  open: Open;
  search: string;
}

/** Signs in with a passkey, or explains where it would work. Needs no router, as the sign-in page has none. */
export function PasskeyButton({ open, search, ...style }: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const services = useConsole();
  const location = usePasskeyLocation();
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [running, setRunning] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  if (!location) return null;
  if (location.kind !== 'here') {
    return (
      <p style={{ margin: 0, textAlign: 'center', color: token.colorTextDescription }}>
        {location.kind === 'nowhere' ? t('passkeys.nowhere') : t('passkeys.elsewhere', location)}
      </p>
    );
  }

  const run = async () => {
    const { data: optionsJSON } = await begin();
    if (!optionsJSON) return;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const credential = await startAuthentication({ optionsJSON }).catch(() => undefined);
    setCanceled(credential === undefined);
    if (!credential) return;
    const { id, rawId, response } = credential;
    const { clientDataJSON, authenticatorData, signature } = response;
    const body = {
      credential: {
        id,
        rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, authenticatorData, signature },
      },
    };
    const { data: answer } = await signIn({ body });
    if (answer) await beginSession(services, open, answer, search);
  };

  return (
    <>
      {isCanceled && <Alert type="warning" showIcon role="alert" title={t('passkeys.canceled')} />}
      <Button
        {...style}
        loading={running}
        onClick={() => {
          setRunning(true);
          void run().finally(() => setRunning(false));
        }}
      >
        {t('passkeys.use')}
      </Button>
    </>
  );
}
