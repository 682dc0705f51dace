import { clipText } from '@console/i18n';
import { type Activity, useObjects } from '@console/shell-layout';
import { type StatusTone, useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../contract';

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
  const { t } = useTranslation('workspace');
  const zone = useZone();
  const objectOf = useObjects();
  const ofActivity = useActivityItem();
  if (!objectOf) return undefined;

  /** Undefined for objects that no feature opens. */
  const itemOf = (notification: Notification): NotificationItem | undefined => {
    const { id, kind, at, app, object, server, severity, amount } = notification;
    const known = objectOf({
      kind: OBJECT_KINDS[kind],
      id: object.id,
      title: object.name,
      subtitle: server ? `${server} · ${app.name}` : app.name,
      appId: app.id,
      state: null,
      amount,
    });
    if (!known) return undefined;
    const { title, detail = app.name } = known.texts;
    const message = known.messageOf(notification, zone);
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
      to: known.to,
    };
  };
  const items = [...notifications.flatMap((one) => itemOf(one) ?? []), ...activities.map(ofActivity)];
  return items.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function useActivityItem() {
  const { t } = useTranslation('workspace');
  return ({ kind, title, done, failed, skipped, to, at }: Activity): NotificationItem => ({
    key: `${kind}-${String(at)}`,
    tone: failed + skipped > 0 ? 'warning' : 'done',
    title: kind === 'export' ? t('notifications.exported') : t('notifications.bulk', { action: title }),
    detail: [
      ...(kind === 'export'
        ? [title, t('notifications.rows', { count: done })]
        : [t('notifications.done', { count: done })]),
      ...(failed > 0 ? [t('notifications.failures', { count: failed })] : []),
      ...(skipped > 0 ? [t('notifications.skipped', { count: skipped })] : []),
    ].join(', '),
    at: new Date(at).toISOString(),
    to,
  });
}
