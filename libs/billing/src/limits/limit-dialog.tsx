import { ChangePlanDialog } from './change-plan-dialog';

export interface LimitedApp {
  appId: string;
  appName?: string;
}

export interface OpenedDialog {
  kind: 'plan';
  app: LimitedApp;
}

interface LimitDialogProps {
  opened: OpenedDialog;
  onClose: () => void;
}

export function LimitDialog({ opened, onClose }: LimitDialogProps) {
  return <ChangePlanDialog app={opened.app} onClose={onClose} />;
}
