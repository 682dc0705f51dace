import { preloadedComponent } from '@console/ui/lazy';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { managesSubscription, useAppDetail, useRememberedApp } from '../access/current-app';
import { lacksCard, NO_PAYMENT_METHOD } from '../access/edition';
import { SubscriptionContext, type SubscriptionDialogs } from '../access/subscription-context';
import { appDetailEndpoint } from '../api/session-api';
import { DenialExplanationDialog } from '../denial-explanation/use-denial-explanation';
import { useConsole } from '../services/console-services';
import { Slot } from '../services/slots';

const SubscriptionDialog = preloadedComponent(
  async () => (await import('./subscription-dialog')).SubscriptionDialog,
  ({ open }) => open,
);

const NoCardDialog = preloadedComponent(
  async () => (await import('./no-card-dialog')).NoCardDialog,
  ({ open }) => open,
);

interface Shown {
  lacking: 'edition' | 'card';
  dialog: 'own' | 'not-permitted';
  appId: string;
  what?: string | undefined;
}

export function SubscriptionDialogsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { host, paymentMethod, store } = useConsole();
  const { appId, subscription, mayManage } = useAppDetail();
  useRememberedApp();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);

  // Stable per app: the menu renders by it.
  const dialogs = useMemo((): SubscriptionDialogs => {
    const asManager = (permitted: boolean, requested: Omit<Shown, 'dialog'>, open?: () => void) => {
      if (!permitted) setShown({ ...requested, dialog: 'not-permitted' });
      else if (open) open();
      else setShown({ ...requested, dialog: 'own' });
    };
    const warnOfCard = (permitted: boolean, payer: string, what?: string) =>
      asManager(permitted, { lacking: 'card', appId: payer, what }, host?.openNoCardWarning);

    return {
      openSubscription: (what) => {
        const atHost = host?.rightMenu === false ? host.open : undefined;
        asManager(mayManage, { lacking: 'edition', appId, what }, atHost);
      },
      openNoCardWarning: (what) => warnOfCard(mayManage, appId, what),
      withCard: async (act, payer = appId) => {
        const { data } = await store.dispatch(
          // Another user may have added a card.
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
    <SubscriptionContext value={dialogs}>
      {children}
      {/* Loads its code. */}
      <Slot name="denialFacts" props={{ denial: undefined }} />
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
      <DenialExplanationDialog
        denial={shown?.dialog === 'not-permitted' ? { kind: shown.lacking } : undefined}
        appId={shown?.appId}
        what={shown?.what}
        onClose={close}
      >
        <p>{t('app.not_permission_management')}</p>
      </DenialExplanationDialog>
    </SubscriptionContext>
  );
}
