import { STORED_ITEMS } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useExchangeSocialLoginMutation } from '../api/auth-api';
import { SOCIAL_LOGIN_ERRORS } from '../contract';
import { rememberedDevice, useBeginSession } from './begin-session';
import type { SocialLoginError } from './sign-in-form';

/** The fragment a provider returns with: `#social=<code>` or `#social-refused=<reason>`. */
function readReturn(hash: string) {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const reason = values.get('social-refused');
  return {
    code: values.get('social') ?? undefined,
    refused:
      reason === null ? undefined : (SOCIAL_LOGIN_ERRORS.find((known) => known === reason) ?? 'failed'),
  };
}

/** Completes a social login. The code leaves the URL before it is used. */
export function useSocialReturn(): { finishing: boolean; refused: SocialLoginError | undefined } {
  const { storage } = useConsole();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { beginOrAskForCode } = useBeginSession();
  const [exchange, { isLoading, isError }] = useExchangeSocialLoginMutation();
  const { code, refused } = readReturn(hash);
  const begun = useRef<string>(undefined);
  const [foreign, setForeign] = useState(false);

  const takeBegun = () => {
    const verifier = storage.read(STORED_ITEMS.socialVerifier);
    const redirect = storage.read(STORED_ITEMS.socialRedirect);
    storage.write(STORED_ITEMS.socialVerifier, null);
    storage.write(STORED_ITEMS.socialRedirect, null);
    return { verifier, search: redirect && `?${new URLSearchParams({ redirect }).toString()}` };
  };

  const finish = useEffectEvent(async (returned: string) => {
    // The code works once, but an effect can run twice.
    if (begun.current === returned) return;
    begun.current = returned;
    const { verifier, search } = takeBegun();
    await navigate({ search, hash: '' }, { replace: true });
    // Started elsewhere: it could sign the user in as another user.
    setForeign(verifier === '');
    if (verifier === '') return;
    const { data } = await exchange({
      body: { code: returned, verifier, ...rememberedDevice({ storage }) },
    });
    if (data) await beginOrAskForCode(data, search);
  });
  useEffect(() => {
    if (code !== undefined) void finish(code);
  }, [code]);

  const keepGoal = useEffectEvent(async () => {
    const { search } = takeBegun();
    if (search !== '') await navigate({ search, hash }, { replace: true });
  });
  useEffect(() => {
    if (refused !== undefined) void keepGoal();
  }, [refused]);

  return { finishing: code !== undefined || isLoading, refused: isError || foreign ? 'expired' : refused };
}
