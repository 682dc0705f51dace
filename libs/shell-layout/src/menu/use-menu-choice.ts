import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleRoute } from '../routes/console-route';
import { useConsole } from '../services/console-services';
import { menuVerdict, type MenuVerdict } from '../subscription/menu-verdict';
import { useSubscriptionDesk } from '../subscription/subscription-desk';
import { useAppDetail } from '../subscription/use-app-detail';

interface MenuChoice {
  verdict: MenuVerdict;
  /** Goes to the address, unless the app lacks something for it: then the person is told. */
  choose: (address: string, name: string) => void;
}

/** What choosing a place of the menu does in the app that the person works in. @see spec 4.4, 4.5 */
export function useMenuChoice(): (entry: Pick<ConsoleRoute, 'path' | 'meta'>) => MenuChoice {
  const navigate = useNavigate();
  const desk = useSubscriptionDesk();
  const { config, paymentMethod } = useConsole();
  const { subscription, mayManage } = useAppDetail();
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  return useCallback(
    ({ path, meta: { partOf } }) => {
      const facts = { subscription, buildMode: config.buildMode, canAskForPayment };
      const verdict = menuVerdict({ path, partOf }, facts);
      return {
        verdict,
        choose: (address, name) => {
          const go = () => void navigate(address);
          if (verdict === 'subscription') desk.openSubscription(name);
          else if (verdict === 'no-card') desk.openNoCardWarning(name);
          else if (verdict === 'ask-for-payment') void desk.withPaymentMethod(go);
          else go();
        },
      };
    },
    [navigate, desk, config, subscription, canAskForPayment],
  );
}
