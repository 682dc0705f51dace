import { auth } from '@console/auth';
import { billing } from '@console/billing';
import { tenantApps } from '@console/tenant-apps';

/** What the console is composed of. */
export const FEATURES = [auth, tenantApps, billing] as const;
