import { createContext, use } from 'react';

/**
 * Dialogs about an app's subscription. Users who do not manage it see who does. `what`: the label of what the
 * user tried. @see spec 6
 */
export interface SubscriptionDialogs {
  /** Opens the host's, if it has one and the console has no right menu. @see spec 4.4 */
  openSubscription: (what?: string) => void;
  openNoCardWarning: (what?: string) => void;
  /**
   * Runs `action` and returns its result, or opens the no-card warning if the app has no primary card. Runs it if that
   * cannot be determined. @see spec 4.5
   *
   * @param payer The app whose card counts; default: the current app.
   */
  withCard: <Result>(
    action: () => Result | PromiseLike<Result>,
    payer?: string,
  ) => Promise<Result | undefined>;
  withPaymentMethod: (action: () => void) => Promise<void>;
}

export const SubscriptionContext = createContext<SubscriptionDialogs | null>(null);

export function useSubscriptionDialogs(): SubscriptionDialogs {
  const dialogs = use(SubscriptionContext);
  if (!dialogs) throw new Error('useSubscriptionDialogs needs a SubscriptionDialogsProvider above it.');
  return dialogs;
}
