import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ofUser } from './accounts';
import { ofApp } from './apps';
import { identifier, instant } from './columns';

export const savedViews = pgTable(
  'saved_views',
  {
    id: identifier(),
    userId: ofUser(),
    /** The app in which a shared view is visible. */
    appId: ofApp(),
    table: text('table_name').notNull(),
    name: text('name').notNull(),
    filters: text('filters').notNull(),
    sort: text('sort'),
    columns: jsonb('columns').$type<string[]>(),
    density: text('density', { enum: ['compact', 'comfortable'] }),
    shared: boolean('shared').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (view) => [
    uniqueIndex('saved_views_name_key').on(view.userId, view.table, sql`lower(${view.name})`),
    index('saved_views_shared_idx')
      .on(view.appId, view.table)
      .where(sql`${view.shared}`),
  ],
);
