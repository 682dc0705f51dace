import { ADMIN_APP_ID, STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import { countAlerts, countServers } from './ports-api';

type Stop = () => void;

const ONE = { page: 1, perPage: 1 };

interface Following {
  store: ConsoleStore;
  storage: ConsoleStorage;
  everySeconds: number;
}

/**
 * Counts the open warnings and critical alerts of every app that the user can see: now, repeatedly while the page is visible,
 * and after each change of an alert. Until the first response, the last count of this tab. @see spec 2.5, 3.12
 */
export function followAlerts(
  { store, storage, everySeconds }: Following,
  tell: (total: number) => void,
): Stop {
  const args = { ...ONE, customFields: { status: 'open', minSeverity: 'warning' } } as const;
  const call = store.dispatch(
    countAlerts.initiate(args, {
      subscriptionOptions: { pollingInterval: everySeconds * 1000, skipPollingIfUnfocused: true },
    }),
  );
  const select = countAlerts.select(args);
  const kept = storage.read(STORED_ITEMS.transcodeAlerts);
  let told: number | undefined;
  const follow = () => {
    const { data } = select(store.getState());
    if (!data || data.total === told) return;
    const { total, totalAlerts } = data;
    told = total;
    storage.write(STORED_ITEMS.transcodeAlerts, { appId: ADMIN_APP_ID, total, totalAlerts });
    tell(total);
  };
  if (kept?.['appId'] === ADMIN_APP_ID) tell(kept.total);
  follow();
  const stopFollowing = store.subscribe(follow);
  return () => {
    stopFollowing();
    call.unsubscribe();
  };
}

/**
 * Whether the app has a server without a valid license: reads once, and again after each change of servers.
 * @see spec 4.6
 */
export function followLicenses(store: ConsoleStore, appId: string, tell: (lacking: boolean) => void): Stop {
  const args = { ...ONE, appId, customFields: { appId, license: 'lacking' as const } };
  const call = store.dispatch(countServers.initiate(args));
  const select = countServers.select(args);
  let told: boolean | undefined;
  const follow = () => {
    const { data } = select(store.getState());
    const lacking = data && data.total > 0;
    if (lacking === undefined || lacking === told) return;
    told = lacking;
    tell(lacking);
  };
  follow();
  const stopFollowing = store.subscribe(follow);
  return () => {
    stopFollowing();
    call.unsubscribe();
  };
}
