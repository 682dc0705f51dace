import type { ResponseOf } from '@console/http/contract';
import type { Activity } from '@console/shell-layout';
import { DateTime, EmptyState, QueryState, type QueryResult, StatusTag, useZone } from '@console/ui';
import { cssToken } from '@console/ui/theme';
import { Drawer, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMarkNotificationsReadMutation } from '../api/notifications-api';
import type { listNotifications } from '../contract';
import { useNotificationItems, type NotificationItem } from './use-notification-items';

type NotificationList = ResponseOf<typeof listNotifications>;

interface NotificationDrawerProps {
  open: boolean;
  /** Undefined if the platform has no notifications. */
  result: QueryResult<NotificationList> | undefined;
  /** What this page has finished. */
  activities: readonly Activity[];
  onClose: () => void;
}

const WIDTH = 420;

/** The list of notifications, newest first. */
export function NotificationDrawer({ open, result, activities, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation('workspace');
  const { t: ui } = useTranslation('ui');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={WIDTH}
      title={t('notifications.title')}
      closable={{ 'aria-label': ui('dialog.close'), placement: 'end' }}
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
    >
      {result ? (
        <QueryState result={result} failed={t('notifications.failed')}>
          {(list) => <NotificationLists list={list} activities={activities} onLeave={onClose} />}
        </QueryState>
      ) : (
        <NotificationLists activities={activities} onLeave={onClose} />
      )}
    </Drawer>
  );
}

interface NotificationListsProps {
  list?: NotificationList;
  activities: readonly Activity[];
  onLeave: () => void;
}

function NotificationLists({ list, activities, onLeave }: NotificationListsProps) {
  const { t } = useTranslation('workspace');
  // Showing the list marks it as read, so the last visit is the one before.
  const [lastVisit] = useState(list?.readUntil);
  const [markRead] = useMarkNotificationsReadMutation();
  const newest = list && list.unread > 0 ? list.data[0]?.at : undefined;
  useEffect(() => {
    if (newest !== undefined) void markRead({ body: { until: newest } });
  }, [newest, markRead]);
  const items = useNotificationItems(list?.data ?? [], activities);
  const isNew = ({ at }: NotificationItem) => !lastVisit || at > lastVisit;
  if (!items) return null;
  if (items.length === 0)
    return <EmptyState text={list ? t('notifications.empty') : t('notifications.absent')} />;
  const groups = [
    { key: 'new', title: lastVisit ? t('notifications.new') : undefined, items: items.filter(isNew) },
    { key: 'earlier', title: t('notifications.earlier'), items: items.filter((item) => !isNew(item)) },
  ];
  return groups.map(
    ({ key, ...group }) =>
      group.items.length > 0 && <NotificationGroup key={key} {...group} onLeave={onLeave} />,
  );
}

interface NotificationGroupProps {
  title: string | undefined;
  items: readonly NotificationItem[];
  onLeave: () => void;
}

function NotificationGroup({ title, items, onLeave }: NotificationGroupProps) {
  const { token } = theme.useToken();
  const zone = useZone();
  const line = `1px solid ${cssToken('line')}`;
  return (
    <section aria-label={title}>
      {title !== undefined && (
        <h3
          style={{
            margin: 0,
            padding: `${String(token.paddingXS)}px ${String(token.paddingLG)}px`,
            borderBottom: line,
            fontSize: token.fontSizeSM,
            fontWeight: 500,
            color: token.colorTextSecondary,
            background: cssToken('sunken'),
          }}
        >
          {title}
        </h3>
      )}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map(({ key, tone, title: name, detail, at, to }) => (
          <li key={key} style={{ borderBottom: line }}>
            <Link
              to={to}
              onClick={onLeave}
              style={{
                display: 'block',
                padding: `${String(token.paddingSM)}px ${String(token.paddingLG)}px`,
                color: token.colorText,
                outlineOffset: -3,
                overflowWrap: 'anywhere',
              }}
            >
              <span style={{ display: 'flex', justifyContent: 'space-between', gap: token.margin }}>
                <StatusTag tone={tone} label={name} />
                <span style={{ color: token.colorTextDescription }}>
                  <DateTime value={at} zone={zone} relative />
                </span>
              </span>
              <span style={{ display: 'block', paddingInlineStart: 14, color: token.colorTextSecondary }}>
                {detail}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
