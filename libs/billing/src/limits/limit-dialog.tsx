import { useAppDetail } from '@console/shell-layout';
import type { Quota, QuotaRequest } from '../contract';
import { ChangePlanDialog } from './change-plan-dialog';
import { ApproveRequestDialog, DeclineRequestDialog } from './decision-dialogs';
import { OverrideDialog } from './override-dialog';
import { RemoveOverrideDialog } from './remove-override-dialog';
import { RequestDialog } from './request-dialog';

export interface LimitedApp {
  appId: string;
  /** Default: the name of the current app. */
  appName?: string;
}

export type OpenedDialog =
  | { kind: 'plan'; app: LimitedApp }
  | { kind: 'override' | 'restore' | 'request'; app: LimitedApp; quota: Quota }
  | { kind: 'approve' | 'decline'; request: QuotaRequest };

interface LimitDialogProps {
  opened: OpenedDialog;
  onClose: () => void;
}

export function LimitDialog({ opened, onClose }: LimitDialogProps) {
  const { subscription: current } = useAppDetail();
  const named = (app: LimitedApp) => (current?.appId === app.appId ? { appName: current.name, ...app } : app);
  switch (opened.kind) {
    case 'plan':
      return <ChangePlanDialog app={named(opened.app)} onClose={onClose} />;
    case 'override':
      return <OverrideDialog {...opened} app={named(opened.app)} onClose={onClose} />;
    case 'restore':
      return <RemoveOverrideDialog {...opened} app={named(opened.app)} onClose={onClose} />;
    case 'request':
      return <RequestDialog {...opened} onClose={onClose} />;
    case 'approve':
      return <ApproveRequestDialog request={opened.request} onClose={onClose} />;
    case 'decline':
      return <DeclineRequestDialog request={opened.request} onClose={onClose} />;
  }
}
