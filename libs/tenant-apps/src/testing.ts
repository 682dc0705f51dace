export { tenantAppOf, tenantAppsOf } from './testing/tenant-app-handlers';
export {
  appIdTaken,
  creationDrifted,
  creationForbidden,
  creationSlow,
  creationUnreachable,
  listDrifted,
  listNoJson,
  listOutage,
  listSlow,
  listUnavailable,
  listUnreachable,
  tenantAppCreated,
  tenantAppsListed,
} from './testing/tenant-app-handlers';
