import type { StatusTone } from '@console/ui';
import type { i18n } from 'i18next';
import type { Notification, SearchResult } from '../contract';

export type ObjectKind = SearchResult['kind'] | 'member';

/** An object that a search or a notification names. */
export type NamedObject = Omit<SearchResult, 'kind'> & { kind: ObjectKind };

export interface ObjectTexts {
  title: string;
  detail?: string | undefined;
  status?: { tone: StatusTone; label: string } | undefined;
}

/** Who opens an object: the permissions in the admin app, and the current app. */
export interface ObjectViewer {
  permissions: ReadonlySet<string>;
  appId: string;
}

/** How the console opens and names the objects of a kind. */
export interface ObjectType {
  /** The address of the object. */
  path: (object: NamedObject, viewer: ObjectViewer) => string;
  /** Default: title and subtitle of the object. */
  texts?: (object: NamedObject, i18n: i18n) => ObjectTexts;
  /** The text of a notification about the object in the user's time zone (IANA). Default: none. */
  message?: (notification: Notification, i18n: i18n, zone: string) => string | null;
}

export type ObjectTypes = Partial<Record<ObjectKind, ObjectType>>;
