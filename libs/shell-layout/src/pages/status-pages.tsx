import { StatusPage } from './status-page';

/** A screen for each status that has an address. */
export const STATUS_PAGES = {
  403: () => <StatusPage status={403} />,
  404: () => <StatusPage status={404} />,
  500: () => <StatusPage status={500} />,
  503: () => <StatusPage status={503} />,
};
