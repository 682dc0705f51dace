import { getAppBillingInfo, getBillingInfo } from '@console/billing/contract';
import { consoleApi, listTag, query, type Control } from '@console/http';
import { listAlerts, listServers } from '@console/operations/contract';

/** Data of the layout, whose failures are not shown. */
const SILENT: Control = { noNotify: true, bypass403: true };

const portsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    countAlerts: query(build, listAlerts, { control: SILENT }),
    countServers: query(build, listServers, { control: SILENT }),
    readBillingInfo: query(build, getBillingInfo, { control: SILENT }),
    readAppBillingInfo: query(build, getAppBillingInfo, { control: SILENT }),
  }),
});

// Recounts after changes of alerts and servers. Separate from the endpoints, whose selectors would need a
// state with these tags.
portsApi.enhanceEndpoints({
  addTagTypes: ['ALERTS', 'SERVERS'],
  endpoints: {
    countAlerts: { providesTags: [listTag('ALERTS')] },
    countServers: { providesTags: [listTag('SERVERS')] },
  },
});

export const { countAlerts, countServers, readAppBillingInfo, readBillingInfo } = portsApi.endpoints;
