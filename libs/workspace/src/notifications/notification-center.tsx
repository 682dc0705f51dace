import { hasStatus } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { VISUALLY_HIDDEN } from '@console/ui';
import { preloadedComponent } from '@console/ui/lazy';
import { cssToken } from '@console/ui/theme';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery } from '../api/notifications-api';

const NotificationDrawer = preloadedComponent(
  async () => (await import('./notification-drawer')).NotificationDrawer,
  ({ open }) => open,
);

const MOST_SHOWN = 99;

interface NotificationCenterProps {
  open: boolean;
  /** Whether the first screen has rendered. */
  idle: boolean;
  /** ID of the element with the number of unread notifications. */
  countId: string;
  onClose: () => void;
}

/** The number of unread notifications and their list. */
export function NotificationCenter({ open, countId, onClose }: NotificationCenterProps) {
  const { t } = useTranslation('workspace');
  const { config, activity } = useConsole();
  const activities = useSyncExternalStore(activity.subscribe, activity.entries);
  const [seenActivities, setSeenActivities] = useState(0);
  const [isAbsent, setAbsent] = useState(false);
  const result = useListNotificationsQuery(
    {},
    {
      pollingInterval: isAbsent ? 0 : config.alertsPollSeconds * 1000,
      skipPollingIfUnfocused: true,
      skip: isAbsent,
    },
  );
  const { data, error } = result;
  if (!isAbsent && error && (hasStatus(error, 404) || hasStatus(error, 501))) setAbsent(true);
  const latestActivity = activities[0]?.at ?? 0;
  if (open && seenActivities < latestActivity) setSeenActivities(latestActivity);

  const unread = (data?.unread ?? 0) + activities.filter(({ at }) => at > seenActivities).length;
  return (
    <>
      {unread > 0 && (
        <span
          aria-hidden
          style={{
            position: 'absolute',
            insetInlineEnd: -2,
            top: -2,
            boxSizing: 'border-box',
            minWidth: 16,
            paddingInline: 4,
            borderRadius: 8,
            fontSize: 10,
            lineHeight: '16px',
            fontWeight: 600,
            textAlign: 'center',
            color: cssToken('textOnAccent'),
            background: cssToken('criticalSolid'),
            pointerEvents: 'none',
          }}
        >
          {unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : unread}
        </span>
      )}
      <span id={countId} style={VISUALLY_HIDDEN}>
        {t('notifications.unread', { count: unread })}
      </span>
      <NotificationDrawer
        open={open}
        result={isAbsent ? undefined : result}
        activities={activities}
        onClose={onClose}
      />
    </>
  );
}
