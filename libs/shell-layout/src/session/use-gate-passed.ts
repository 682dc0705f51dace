import { useGetProfileQuery } from '../api/session-api';
import { useConsole } from '../services/console-services';

/** Whether the person may ask for more than the own account: until two-factor authentication is on, all else is refused. */
export function useTwoFactorPassed(): boolean {
  const { data: user } = useGetProfileQuery(undefined, { skip: useConsole().session.token === null });
  return user?.twoFAEnabled === true;
}
