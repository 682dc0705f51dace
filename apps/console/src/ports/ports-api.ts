import { getAppBillingInfo, getBillingInfo } from '@console/billing/contract';
import { consoleApi, query, type Control } from '@console/http';
import { listAlerts, listServers } from '@console/products/contract';

/** What the frame shows beside the screens: its failures disturb nobody. */
const SILENT: Control = { noNotify: true, bypass403: true };

export const { countAlerts, countServers, readAppBillingInfo, readBillingInfo } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    countAlerts: query(build, listAlerts, { control: SILENT }),
    countServers: query(build, listServers, { control: SILENT }),
    readBillingInfo: query(build, getBillingInfo, { control: SILENT }),
    readAppBillingInfo: query(build, getAppBillingInfo, { control: SILENT }),
  }),
}).endpoints;
