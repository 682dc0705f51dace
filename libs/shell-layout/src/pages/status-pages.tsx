import { ForbiddenPage } from './forbidden-page';
import { StatusPage } from './status-page';

/** A screen for each status that has an address. */
export const STATUS_PAGES = {
  403: ForbiddenPage,
  404: () => <StatusPage status={404} />,
  500: () => <StatusPage status={500} />,
  503: () => <StatusPage status={503} />,
};
