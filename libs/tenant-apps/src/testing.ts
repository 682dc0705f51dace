export { tenantAppOf, tenantAppsOf } from './testing/tenant-app-factory';
export {
  appIdTaken,
  listDrifted,
  listNoJson,
  listSlow,
  listUnavailable,
  listUnreachable,
  tenantAppCreated,
  tenantAppsListed,
} from './testing/tenant-app-handlers';
