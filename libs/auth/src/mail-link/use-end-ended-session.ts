import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { maskEmail } from '../contract';

/**
 * For a link whose use has ended every session of an account, which the link tells as `maskEmail` writes its address: the
 * one of this browser is forgotten, if it was that account's.
 */
export function useEndEndedSession(): (maskedEmail: string) => void {
  const { session } = useConsole();
  const { data: present } = useGetProfileQuery(undefined, { skip: session.token === null });
  return (maskedEmail) => {
    if (present && maskEmail(present.email) === maskedEmail) session.clear();
  };
}
