import type { ApiGroupId } from '@console/http/contract';
import { ADMIN_APP_ID, findPlace } from '../../apps/membership';
import type { Database } from '../../database/connection';

const LISTS_USERS: ApiGroupId = 'admin-user';

/** Whether somebody sees which accounts there are: nothing about an address has to be kept from them. */
export async function mayListUsers(db: Database, userId: string): Promise<boolean> {
  const place = await findPlace(db, userId, ADMIN_APP_ID);
  return place?.group.permission.some(({ apiGroupId }) => apiGroupId === LISTS_USERS) ?? false;
}
