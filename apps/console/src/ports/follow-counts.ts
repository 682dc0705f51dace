import { ADMIN_APP_ID, type ConsoleStore } from '@console/http';
import { countAlerts, countServers } from './ports-api';

type Stop = () => void;

/** The total alone is wanted. */
const ONE = { page: 1, perPage: 1 };

/** The open alerts of an app, in the admin app of all of them: counted now, and again while the page is visible. */
export function followAlerts(
  store: ConsoleStore,
  appId: string,
  everySeconds: number,
  tell: (total: number) => void,
): Stop {
  const ofApp = appId === ADMIN_APP_ID ? {} : { appId };
  const args = { ...ONE, customFields: { status: 'open' as const, ...ofApp } };
  const call = store.dispatch(
    countAlerts.initiate(args, {
      subscriptionOptions: { pollingInterval: everySeconds * 1000, skipPollingIfUnfocused: true },
    }),
  );
  const select = countAlerts.select(args);
  let told: number | undefined;
  const follow = () => {
    const total = select(store.getState()).data?.total;
    if (total === undefined || total === told) return;
    told = total;
    tell(total);
  };
  follow();
  const stopFollowing = store.subscribe(follow);
  return () => {
    stopFollowing();
    call.unsubscribe();
  };
}

/** Whether the app has a server without a licence, or with one that has ended. Asked once. */
export function askForLicences(store: ConsoleStore, appId: string, tell: (lacking: boolean) => void): Stop {
  const calls = (['none', 'expired'] as const).map((license) =>
    store.dispatch(countServers.initiate({ ...ONE, customFields: { appId, license } })),
  );
  let stopped = false;
  void Promise.all(calls).then((answers) => {
    if (!stopped) tell(answers.some(({ data }) => (data?.total ?? 0) > 0));
  });
  return () => {
    stopped = true;
    for (const call of calls) call.unsubscribe();
  };
}
