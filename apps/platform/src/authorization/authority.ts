import { type Reach, ADMIN_APP_ID } from '@console/http/contract';
import { eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The apps that a call can reach by the permissions that allowed it. */
export class Authority {
  static readonly none = new Authority('', [], []);

  /**
   * @param appId The app in which the caller holds the permissions.
   * @param reaches Reaches of the permissions that allowed the call; `undefined` reaches `appId`.
   * @param held All permissions that the caller holds in `appId`.
   * @param myApps Tenant apps that the caller reaches as a member.
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

  /** The same as an SQL condition on a column of app IDs; undefined for every app. */
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

  missing(permissions: readonly string[]): string[] {
    return permissions.filter((permission) => !this.held.includes(permission));
  }
}
