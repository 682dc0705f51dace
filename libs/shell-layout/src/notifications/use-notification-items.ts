import { clipText } from '@console/i18n';
import { type StatusTone, useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useMenuParams } from '../access/current-app';
import { useAccess } from '../access/use-access';
import type { Notification } from '../contract';
import type { NamedObject, ObjectTypes } from '../routes/object-types';
import type { Activity } from '../services/activity-log';
import { useObjectTypes } from '../services/object-types';

export interface NotificationItem {
  key: string;
  tone: StatusTone;
  title: string;
  detail: string;
  /** ISO 8601. */
  at: string;
  to: string;
}

const OBJECT_KINDS = {
  alert: 'alert',
  'invoice-overdue': 'invoice',
  'invitation-accepted': 'member',
} as const;

/** The platform's notifications and what this page has finished, newest first; undefined until features are loaded. */
export function useNotificationItems(
  notifications: readonly Notification[],
  activities: readonly Activity[],
): NotificationItem[] | undefined {
  const types = useObjectTypes();
  const itemOf = usePlatformItem(types);
  const ofActivity = useActivityItem();
  if (!types) return undefined;
  const items = [...notifications.flatMap((one) => itemOf(one) ?? []), ...activities.map(ofActivity)];
  return items.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Undefined for objects that no feature opens. */
function usePlatformItem(types: ObjectTypes = {}) {
  const { t, i18n } = useTranslation('shell');
  const zone = useZone();
  const { appId } = useMenuParams();
  const { permissions = new Set<string>() } = useAccess();

  return (notification: Notification): NotificationItem | undefined => {
    const {
      id,
      kind,
      at,
      app,
      object: { id: objectId, name },
      server,
      severity,
      amount,
    } = notification;
    const object: NamedObject = {
      kind: OBJECT_KINDS[kind],
      id: objectId,
      title: name,
      subtitle: server ? `${server} · ${app.name}` : app.name,
      appId: app.id,
      state: null,
      amount,
    };
    const type = types[object.kind];
    if (!type) return undefined;
    const { title, detail = app.name } = type.texts?.(object, i18n) ?? { title: name };
    const message = type.message?.(notification, i18n, zone);
    const shown = {
      alert: { tone: severity === 'critical' ? 'critical' : 'warning', title },
      'invoice-overdue': { tone: 'warning', title: t('notifications.overdue', { number: title }) },
      'invitation-accepted': { tone: 'done', title: t('notifications.accepted', { email: title }) },
    } as const satisfies Record<Notification['kind'], { tone: StatusTone; title: string }>;
    return {
      ...shown[kind],
      key: id,
      detail: [detail, message]
        .filter(Boolean)
        .map((text) => clipText(text ?? ''))
        .join(' · '),
      at,
      to: type.path(object, { permissions, appId }),
    };
  };
}

function useActivityItem() {
  const { t } = useTranslation('shell');
  return ({ kind, title, done, failed, to, at }: Activity): NotificationItem => ({
    key: `${kind}-${String(at)}`,
    tone: failed > 0 ? 'warning' : 'done',
    title: kind === 'export' ? t('notifications.exported') : t('notifications.bulk', { action: title }),
    detail: [
      ...(kind === 'export'
        ? [title, t('notifications.rows', { count: done })]
        : [t('notifications.done', { count: done })]),
      ...(failed > 0 ? [t('notifications.failures', { count: failed })] : []),
    ].join(', '),
    at: new Date(at).toISOString(),
    to,
  });
}
