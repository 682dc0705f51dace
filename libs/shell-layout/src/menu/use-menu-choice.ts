import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../services/console-services';
import { menuVerdict, type MenuVerdict } from '../subscription/menu-verdict';
import { useSubscriptionDesk } from '../subscription/subscription-desk';
import { useAppDetail } from '../subscription/use-app-detail';

interface MenuChoice {
  verdict: MenuVerdict;
  /** Goes to the address, unless the app lacks something for it: then the person is told. */
  choose: (address: string, name: string) => void;
}

/** What choosing a place of the menu does in the app that the person works in. @see docs/behaviour.md 4.4, 4.5 */
export function useMenuChoice(): (path: string) => MenuChoice {
  const navigate = useNavigate();
  const desk = useSubscriptionDesk();
  const { config, paymentMethod } = useConsole();
  const { subscription, mayManage } = useAppDetail();
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  return useCallback(
    (path) => {
      const verdict = menuVerdict(path, { subscription, buildMode: config.buildMode, canAskForPayment });
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
