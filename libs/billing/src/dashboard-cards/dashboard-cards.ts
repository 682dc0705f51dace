/** One chunk for the whole dashboard. */
export { MoneyCard } from './money-card';
export { OutstandingFigure } from './outstanding-figure';
export { QuotasNearLimit } from './quotas-near-limit';
export { TopAppsCard } from './top-apps-card';
