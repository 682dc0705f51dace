import type { Reach } from '@console/http/contract';
import { eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ADMIN_APP_ID } from './membership';

/** What a call may touch: the apps within reach of the permissions that let it pass. */
export class Authority {
  /** Of a call that no permission was asked for. */
  static readonly none = new Authority('', [], []);

  /**
   * @param appId The app in which the caller holds its permissions.
   * @param reaches Of the permissions that let the call pass; `undefined` reaches that app, whatever its kind.
   * @param held Every permission that the caller holds there.
   * @param myApps Tenant apps in which they hold one by which an app's own people may make the call.
   */
  constructor(
    private readonly appId: string,
    private readonly reaches: readonly (Reach | undefined)[],
    private readonly held: readonly string[],
    private readonly myApps: readonly string[] = [],
  ) {}

  reachesApp(appId: string): boolean {
    if (this.myApps.includes(appId)) return true;
    return this.reaches.some((reach) => {
      switch (reach) {
        case 'every-app':
          return true;
        case 'tenant-apps':
          return appId !== ADMIN_APP_ID;
        case 'admin-app':
          return appId === ADMIN_APP_ID;
        case 'own-app':
        case undefined:
          return appId === this.appId;
      }
    });
  }

  /** The same as a condition on a column of app ids; undefined where every app is within reach. */
  within(column: AnyPgColumn): SQL | undefined {
    if (this.reaches.includes('every-app')) return undefined;
    const conditions = this.reaches.map((reach) => {
      switch (reach) {
        case 'tenant-apps':
          return ne(column, ADMIN_APP_ID);
        case 'admin-app':
          return eq(column, ADMIN_APP_ID);
        case 'every-app':
        case 'own-app':
        case undefined:
          return eq(column, this.appId);
      }
    });
    if (this.myApps.length > 0) conditions.push(inArray(column, [...this.myApps]));
    return or(...conditions) ?? sql`false`;
  }

  holdsAll(permissions: readonly string[]): boolean {
    return this.missing(permissions).length === 0;
  }

  /** Those of the permissions that the caller does not hold. */
  missing(permissions: readonly string[]): string[] {
    return permissions.filter((permission) => !this.held.includes(permission));
  }
}
