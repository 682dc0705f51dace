import { ADMIN_APP_ID } from '@console/http';
import { useActionDenial, useObjects } from '@console/shell-layout';
import { alertChannelsPath, alertRulesPath } from '../paths/alert-paths';
import type { AuditLog } from '../contract';

const KINDS = {
  'tenant-app': 'app',
  member: 'member',
  user: 'user',
  server: 'server',
  alert: 'alert',
  invoice: 'invoice',
  stream: 'stream',
  video: 'video',
} as const;

/** Path of the object's page if the user can open it. */
export function useObjectPath(): (entry: Pick<AuditLog, 'appId' | 'object'>) => string | undefined {
  const objects = useObjects();
  const mayOpenAccounts = useActionDenial({ permission: 'admin-user' }) === undefined;
  const mayOpenServers = useActionDenial({ permission: 'admin-machine' }) === undefined;

  return ({ appId, object: { type, id, name } }) => {
    if (id === null || (type === 'user' && !mayOpenAccounts) || (type === 'server' && !mayOpenServers))
      return undefined;
    if (isKnownType(type))
      return objects?.({
        kind: KINDS[type],
        id,
        title: name ?? '',
        subtitle: null,
        appId,
        state: null,
        amount: null,
      })?.to;
    if (appId === null) return undefined;
    const app = `/apps/${encodeURIComponent(appId)}`;
    switch (type) {
      case 'group':
        return `${appId === ADMIN_APP_ID ? '/apps/management' : app}/group`;
      case 'payment-method':
      case 'billing-info':
        return `${app}/billing`;
      case 'alert-rule':
        return alertRulesPath(appId);
      case 'alert-channel':
        return alertChannelsPath(appId);
      default:
        return undefined;
    }
  };
}

function isKnownType(type: string): type is keyof typeof KINDS {
  return Object.hasOwn(KINDS, type);
}
