import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { LOGIN_PATH } from '../routes/paths';
import { useConsole } from '../services/console-services';

/**
 * Leaves a first page whose request met an expired session: the notice was published before it could render.
 * @see spec 4.1
 */
export function useEndedSession() {
  const { host, reload, session } = useConsole();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const leave = useEffectEvent(() => {
    const wasRejected = session.endReason === 'expired' || session.endReason === 'inactive';
    if (session.token !== null || !wasRejected || pathname === LOGIN_PATH) return;
    if (host) reload();
    else void revalidate();
  });
  useEffect(() => {
    leave();
  }, []);
}
