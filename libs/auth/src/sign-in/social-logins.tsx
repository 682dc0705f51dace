import { useConsole } from '@console/shell-layout';
import { useSearchParams } from 'react-router';
import { useGetLoginOptionsQuery } from '../api/auth-api';
import { beginSocialLogin } from './begin-social-login';
import { SocialButtons } from './social-buttons';

interface SocialLoginsProps {
  signUp?: boolean;
}

export function SocialLogins({ signUp = false }: SocialLoginsProps) {
  const { config, storage, leave } = useConsole();
  const [search] = useSearchParams();
  const { data: options } = useGetLoginOptionsQuery();
  return (
    <SocialButtons
      providers={options?.providers ?? []}
      onBegin={(provider) => {
        void beginSocialLogin(
          provider,
          { config, storage, leave },
          { signUp, redirect: search.get('redirect') },
        );
      }}
    />
  );
}
