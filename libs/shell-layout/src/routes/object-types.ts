import type { StatusTone } from '@console/ui';
import type { i18n } from 'i18next';

export type ObjectKind = 'alert' | 'app' | 'invoice' | 'member' | 'server' | 'stream' | 'user' | 'video';

/** An object that a search or a notification names. */
export interface NamedObject {
  kind: ObjectKind;
  id: string;
  /** Name of an app, stream, video, user or server, number of an invoice, kind of an alert. */
  title: string;
  subtitle: string | null;
  /** The app that the object belongs to; null for users. */
  appId: string | null;
  /** State of the object as in its list. */
  state: string | null;
  /** Total of an invoice in the currency's minor unit. */
  amount: { currency: string; total: number } | null;
}

/** What a notification reports about an object. */
export interface ObjectNotification {
  object: { name: string };
  /** Values for the text. */
  values: Record<string, string | number>;
  /** The text in English. */
  message: string | null;
}

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
  message?: (notification: ObjectNotification, i18n: i18n, zone: string) => string | null;
}

export type ObjectTypes = Partial<Record<ObjectKind, ObjectType>>;
