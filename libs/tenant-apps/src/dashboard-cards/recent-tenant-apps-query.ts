import type { ArgsOf } from '@console/http/contract';
import type { listTenantApps } from '../contract';

export const RECENT_TENANT_APPS: ArgsOf<typeof listTenantApps> = {
  customFields: { status: 'normal' },
  sort: '-createdAt',
  page: 1,
  perPage: 5,
};
