import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppDetail } from '../access/current-app';
import { hasProKey, isFreeApp, menuDecision, type MenuDecision } from '../access/edition';
import type { ConsoleRoute } from '../routes/console-route';
import { useConsole } from '../services/console-services';
import { useSubscriptionDialogs } from '../access/subscription-context';

interface MenuChoice {
  decision: MenuDecision;
  /** Whether the entry shows a pro badge. */
  isPro: boolean;
  /** Navigates, or explains what the app lacks for the page. */
  choose: (address: string, name: string) => void;
}

/** What choosing a menu page does in the current app. @see spec 4.4, 4.5 */
export function useMenuChoice(): (entry: Pick<ConsoleRoute, 'path' | 'meta'>) => MenuChoice {
  const navigate = useNavigate();
  const desk = useSubscriptionDialogs();
  const { config, paymentMethod } = useConsole();
  const { subscription, mayManage } = useAppDetail();
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  return useCallback(
    ({ path, meta: { key, partOf } }) => {
      const facts = { subscription, buildMode: config.buildMode, canAskForPayment };
      const decision = menuDecision({ path, partOf }, facts);
      return {
        decision,
        isPro: decision === 'subscription' || (isFreeApp(subscription) && hasProKey(key)),
        choose: (address, name) => {
          const go = () => void navigate(address);
          if (decision === 'subscription') desk.openSubscription(name);
          else if (decision === 'no-card') desk.openNoCardWarning(name);
          else if (decision === 'ask-for-payment') void desk.withPaymentMethod(go);
          else go();
        },
      };
    },
    [navigate, desk, config, subscription, canAskForPayment],
  );
}
