import { ADMIN_APP_ID } from '@console/http';
import { useActionDenial } from '@console/shell-layout';
import { alertPath } from '../paths/alert-paths';
import type { AuditLog } from '../contract';
import { SERVERS_PATH } from '../paths/server-list-paths';
import { serverPath } from '../paths/server-paths';

/** Path of the object's page if the user can open it. */
export function useObjectPath(): (entry: Pick<AuditLog, 'appId' | 'object'>) => string | undefined {
  const mayOpenAccounts = useActionDenial({ permission: 'admin-user' }) === undefined;
  const mayOpenServers = useActionDenial({ permission: 'admin-machine' }) === undefined;

  return ({ appId, object: { type, id } }) => {
    if (id === null) return undefined;
    const app = appId === null ? undefined : `/apps/${encodeURIComponent(appId)}`;
    const managed = appId === ADMIN_APP_ID ? '/apps/management' : app;
    switch (type) {
      case 'user':
        return mayOpenAccounts ? `/apps/account/${encodeURIComponent(id)}` : undefined;
      case 'tenant-app':
        return `/apps/${encodeURIComponent(id)}/detail`;
      case 'group':
        return managed && `${managed}/group`;
      case 'member':
        return managed && `${managed}/member`;
      case 'payment-method':
      case 'billing-info':
        return app && `${app}/billing`;
      case 'server':
        return mayOpenServers ? serverPath(SERVERS_PATH, id) : undefined;
      case 'alert':
        return appId === null ? undefined : alertPath(appId, id);
      default:
        return undefined;
    }
  };
}
