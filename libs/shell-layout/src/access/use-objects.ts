import { useTranslation } from 'react-i18next';
import type { NamedObject, ObjectNotification, ObjectTexts } from '../routes/object-types';
import { useObjectTypes } from '../services/object-types';
import { useMenuParams } from './current-app';
import { useGrants } from './use-access';

interface KnownObject {
  /** Its address for the current user and app. */
  to: string;
  texts: ObjectTexts;
  /** The text of a notification about it. */
  messageOf: (notification: ObjectNotification, zone: string) => string | null | undefined;
}

/**
 * Names and addresses of objects as their features specify; undefined for objects that no feature opens, and
 * until the features are loaded.
 */
export function useObjects(): ((object: NamedObject) => KnownObject | undefined) | undefined {
  const { i18n } = useTranslation('shell');
  const types = useObjectTypes();
  const { appId } = useMenuParams();
  const { permissions = new Set<string>() } = useGrants();
  if (!types) return undefined;
  return (object) => {
    const type = types[object.kind];
    return (
      type && {
        to: type.path(object, { permissions, appId }),
        texts: type.texts?.(object, i18n) ?? {
          title: object.title,
          detail: object.subtitle ?? undefined,
        },
        messageOf: (notification, zone) => type.message?.(notification, i18n, zone),
      }
    );
  };
}
