import { useEffect, useState } from 'react';
import type { Obstacle } from '../guards/obstacle';
import { useConsole } from '../services/console-services';
import { isProPath, needsCard } from './edition';
import { menuVerdict, subscriptionObstacle } from './menu-verdict';
import { NO_PAYMENT_METHOD } from './no-payment-method';
import { useAppDetail } from './use-app-detail';

/**
 * What the current app lacks for what lies at the path: the menu would not have led there, but its address was opened.
 * `unknown` until the platform has told; where nobody can tell, nothing is lacking. @see docs/behaviour.md 4.4, 4.5
 */
export function useSubscriptionLock(path: string): Obstacle | 'unknown' | undefined {
  const { config, paymentMethod } = useConsole();
  const { appId, subscription, mayManage, isRefused } = useAppDetail();
  const facts = { subscription, buildMode: config.buildMode };
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  const asks = menuVerdict(path, { ...facts, canAskForPayment }) === 'ask-for-payment';
  const [told, setTold] = useState<{ appId: string; lacking: boolean }>();

  useEffect(() => {
    if (!asks) return undefined;
    let left = false;
    const tell = (lacking: boolean) => {
      if (!left) setTold({ appId, lacking });
    };
    paymentMethod?.(appId).then(
      (method) => {
        tell(method === NO_PAYMENT_METHOD);
      },
      () => {
        tell(false);
      },
    );
    return () => {
      left = true;
    };
  }, [asks, appId, paymentMethod]);

  if (!isProPath(path, config.buildMode) && !needsCard(path)) return undefined;
  if (!subscription) return isRefused ? undefined : 'unknown';
  const obstacle = subscriptionObstacle(path, facts);
  if (obstacle || !asks) return obstacle;
  if (told?.appId !== appId) return 'unknown';
  return told.lacking ? { kind: 'card' } : undefined;
}
