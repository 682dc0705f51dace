import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appDetailEndpoint } from '../api/session-api';
import { preloadedComponent } from '@console/ui/lazy';
import { useConsole } from '../services/console-services';
import { lacksCard } from './edition';
import { NO_PAYMENT_METHOD } from './no-payment-method';
import { managesSubscription, useAppDetail, useRememberedApp } from './use-app-detail';

const SubscriptionDialog = preloadedComponent(
  async () => (await import('./subscription-dialog')).SubscriptionDialog,
  ({ open }) => open,
);

const NoCardDialog = preloadedComponent(
  async () => (await import('./no-card-dialog')).NoCardDialog,
  ({ open }) => open,
);

const WhyNotDialog = preloadedComponent(
  async () => (await import('../access/why-not-dialog')).WhyNotDialog,
  ({ denial }) => denial !== undefined,
);

interface Shown {
  /** What the app goes without. */
  lacking: 'edition' | 'card';
  dialog: 'own' | 'not-permitted';
  /** The app that goes without it. */
  appId: string;
  what?: string | undefined;
}

/**
 * Tells of the app’s subscription, and what the person wanted of it, as the screen calls that; whoever may not look after it
 * is told so instead, and who may. @see spec 6
 */
export interface SubscriptionDialogs {
  /** In the console’s own panel, or by the host where the console has no right menu. @see spec 4.4 */
  openSubscription: (what?: string) => void;
  openNoCardWarning: (what?: string) => void;
  /**
   * Acts and answers what comes of it, unless the app has no primary card: then the warning opens instead. It waits until
   * that is known; where nobody can tell, it acts. @see spec 4.5
   *
   * @param payer The app whose card it is; the one that the page is about unless named.
   */
  withCard: <Answer>(act: () => Answer | PromiseLike<Answer>, payer?: string) => Promise<Answer | undefined>;
  /** Acts, unless the app has no payment method at all; where nobody can tell, it acts. */
  withPaymentMethod: (act: () => void) => Promise<void>;
}

const DeskContext = createContext<SubscriptionDialogs | null>(null);

export function useSubscriptionDialogs(): SubscriptionDialogs {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useSubscriptionDialogs needs a SubscriptionDialogsProvider above it.');
  return desk;
}

export function SubscriptionDialogsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { host, paymentMethod, store } = useConsole();
  const { appId, subscription, mayManage } = useAppDetail();
  useRememberedApp();
  const [shown, setShown] = useState<Shown>();
  const close = () => {
    setShown(undefined);
  };

  // The same as long as the app is: the menu, for one, is drawn by it.
  const desk = useMemo((): SubscriptionDialogs => {
    const asManager = (permitted: boolean, asked: Omit<Shown, 'dialog'>, open?: () => void) => {
      if (!permitted) setShown({ ...asked, dialog: 'not-permitted' });
      else if (open) open();
      else setShown({ ...asked, dialog: 'own' });
    };
    const warnOfCard = (permitted: boolean, payer: string, what?: string) => {
      asManager(permitted, { lacking: 'card', appId: payer, what }, host?.openNoCardWarning);
    };

    return {
      openSubscription: (what) => {
        const atHost = host?.rightMenu === false ? () => host.open?.() : undefined;
        asManager(mayManage, { lacking: 'edition', appId, what }, atHost);
      },
      openNoCardWarning: (what) => {
        warnOfCard(mayManage, appId, what);
      },
      withCard: async (act, payer = appId) => {
        const { data } = await store.dispatch(
          // Another user may have added a card since.
          appDetailEndpoint.initiate({ id: payer }, { subscribe: false, forceRefetch: true }),
        );
        if (!lacksCard(data?.[0])) return act();
        warnOfCard(managesSubscription(data), payer);
        return undefined;
      },
      withPaymentMethod: async (act) => {
        const method = await paymentMethod?.(appId).catch(() => undefined);
        if (method === NO_PAYMENT_METHOD) warnOfCard(mayManage, appId);
        else act();
      },
    };
  }, [appId, mayManage, host, paymentMethod, store]);

  return (
    <DeskContext value={desk}>
      {children}
      <SubscriptionDialog
        open={shown?.dialog === 'own' && shown.lacking === 'edition'}
        subscription={subscription}
        what={shown?.what}
        onClose={close}
      />
      <NoCardDialog
        open={shown?.dialog === 'own' && shown.lacking === 'card'}
        appId={shown?.appId ?? appId}
        what={shown?.what}
        onClose={close}
      />
      <WhyNotDialog
        denial={shown?.dialog === 'not-permitted' ? { kind: shown.lacking } : undefined}
        appId={shown?.appId}
        what={shown?.what}
        onClose={close}
      >
        <p>{t('app.not_permission_management')}</p>
      </WhyNotDialog>
    </DeskContext>
  );
}
