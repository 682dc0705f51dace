import type { TenantApp } from '../contract';

/** What the dialogs of the acts take: of an app on its own page, or of a row of a list. */
export interface ActDialogProps {
  app: Pick<TenantApp, 'appId' | 'name'>;
  open: boolean;
  onClose: () => void;
}
