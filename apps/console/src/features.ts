import { accounts } from '@console/accounts';
import { auth } from '@console/auth';
import { billing } from '@console/billing';
import { tenantApps } from '@console/tenant-apps';
import { coming } from './coming-routes';

/** What the console is composed of, in the order in which the menu has places of one rank. @see docs/behaviour.md 2.3 */
export const FEATURES = [accounts, auth, billing, coming, tenantApps] as const;
