import type { ResponseOf } from '@console/http/contract';
import { useGetLoginOptionsQuery } from '../api/auth-api';
import type { getLoginOptions } from '../contract';

/** Where the installation's passkeys work; undefined on platforms without passkeys and while loading. */
export type PasskeyLocation = { kind: 'here' | 'nowhere' } | { kind: 'elsewhere'; address: string };

/** @param origin Of the page; browsers use passkeys at the address that they were created for. */
export function passkeyLocationOf(
  passkeys: ResponseOf<typeof getLoginOptions>['passkeys'],
  origin: string,
): PasskeyLocation | undefined {
  if (passkeys === undefined) return undefined;
  if (passkeys === null) return { kind: 'nowhere' };
  const { address } = passkeys;
  return address === origin ? { kind: 'here' } : { kind: 'elsewhere', address };
}

export function usePasskeyLocation(): PasskeyLocation | undefined {
  const { data } = useGetLoginOptionsQuery();
  return passkeyLocationOf(data?.passkeys, window.location.origin);
}
