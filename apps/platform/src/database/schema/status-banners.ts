import { BANNER_SEVERITIES } from '@console/tenant-apps/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns';

/** At most one row, which stays when the banner is removed. */
export const statusBanners = pgTable(
  'status_banners',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    severity: text('severity', { enum: BANNER_SEVERITIES }).notNull(),
    en: text('en').notNull(),
    vi: text('vi').notNull(),
    until: instant('until'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (banner) => [
    check('status_banners_only_one', sql`${banner.isOnly}`),
    check('status_banners_severity_known', oneOf(banner.severity, BANNER_SEVERITIES)),
  ],
);
