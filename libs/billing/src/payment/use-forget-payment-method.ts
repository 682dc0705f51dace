import { STORED_ITEMS } from '@console/http';
import { useConsole } from '@console/shell-layout';

/**
 * Forgets how this tab has seen the app being paid for. To be called once that has changed: whoever asks next hears it from
 * the platform. @see spec 3.12, 4.5
 */
export function useForgetPaymentMethod(): () => void {
  const { storage } = useConsole();
  return () => {
    storage.write(STORED_ITEMS.paymentMethod, null);
  };
}
