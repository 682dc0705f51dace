import { useAppDetail, useConsole } from '@console/shell-layout';
import {
  type Denial,
  type GatedPage,
  isProPage,
  menuDecision,
  needsCard,
  NO_PAYMENT_METHOD,
  subscriptionDenial,
} from '@console/shell-layout/menu';
import { useEffect, useState } from 'react';

/**
 * What the current app lacks for a page that was opened by its address; `unknown` while the facts are
 * loading. @see spec 4.4, 4.5
 */
export function useSubscriptionLock(page: GatedPage): Denial | 'unknown' | undefined {
  const { config, paymentMethod } = useConsole();
  const { appId, subscription, mayManage, isFailed } = useAppDetail();
  const facts = { subscription, buildMode: config.buildMode };
  const canAskForPayment = mayManage && paymentMethod !== undefined;
  const asks = menuDecision(page, { ...facts, canAskForPayment }) === 'ask-for-payment';
  const [told, setTold] = useState<{ appId: string; lacking: boolean }>();

  useEffect(() => {
    if (!asks) return undefined;
    let left = false;
    const tell = (lacking: boolean) => {
      if (!left) setTold({ appId, lacking });
    };
    paymentMethod?.(appId).then(
      (method) => tell(method === NO_PAYMENT_METHOD),
      () => tell(false),
    );
    return () => {
      left = true;
    };
  }, [asks, appId, paymentMethod]);

  if (!isProPage(page, config.buildMode) && !needsCard(page)) return undefined;
  if (!subscription) return isFailed ? undefined : 'unknown';
  const denial = subscriptionDenial(page, facts);
  if (denial || !asks) return denial;
  if (told?.appId !== appId) return 'unknown';
  return told.lacking ? { kind: 'card' } : undefined;
}
