/** One chunk for the whole dashboard. */
export { LiveFigures } from './live-figures';
export { LoadCard } from './load-card';
export { OpenAlertsCard } from './open-alerts-card';
export { RecentChangesCard } from './recent-changes-card';
export { ServerStatesCard } from './server-states-card';
export { TopAppsCard } from './top-apps-card';
