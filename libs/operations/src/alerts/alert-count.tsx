import { ADMIN_APP_ID, STORED_ITEMS } from '@console/http';
import { type ConsoleSlots, useConsole } from '@console/shell-layout';
import { useEffect } from 'react';
import { useListAlertsQuery } from '../api/alerts-api';

const OPEN = { page: 1, perPage: 1, customFields: { status: 'open', minSeverity: 'warning' } } as const;

/**
 * Counts the open warnings and critical alerts of every app that the user can see; until the first response, the
 * last count of this tab. @see spec 2.5, 3.12
 */
export function AlertCount({ onCount }: ConsoleSlots['alertCount']) {
  const { config, storage } = useConsole();
  const { data } = useListAlertsQuery(OPEN, {
    pollingInterval: config.alertsPollSeconds * 1000,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (data) {
      const { total, totalAlerts } = data;
      storage.write(STORED_ITEMS.transcodeAlerts, { appId: ADMIN_APP_ID, total, totalAlerts });
      onCount(total);
      return;
    }
    const stored = storage.read(STORED_ITEMS.transcodeAlerts);
    if (stored?.['appId'] === ADMIN_APP_ID) onCount(stored.total);
  }, [data, storage, onCount]);
  return null;
}
