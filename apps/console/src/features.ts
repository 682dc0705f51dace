import { auth } from '@console/auth';
import { tenantApps } from '@console/tenant-apps';

/** What the console is composed of. */
export const FEATURES = [auth, tenantApps] as const;
