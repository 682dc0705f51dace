export { ADMIN_APP_ID } from './contract/admin-app';
export { isShortened } from './contract/bounded-text';
export { API_GROUP_IDS, isStaffGroup, PermissionEntry, STAFF_ACCESS } from './contract/api-groups';
export type { ApiGroupId } from './contract/api-groups';
export { ErrorResponse } from './contract/error-response';
export { ERROR_STATUSES, errorStatusesOf, isIdempotent, rateLimitOf } from './contract/error-statuses';
export type { ErrorStatus } from './contract/error-statuses';
export { fieldProblem } from './contract/field-problem';
export type { FieldProblem } from './contract/field-problem';
export {
  AuthenticationCode,
  displayName,
  Email,
  EMAIL_MAX,
  Timestamp,
  URL_MAX,
  WebAddress,
} from './contract/fields';
export {
  DEFAULT_PAGE_SIZE,
  listQuery,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  pageOf,
  pageQuery,
  sortBy,
} from './contract/list';
export type { IncompleteRow } from './contract/list';
export { BACKGROUND_HEADER, CAPTCHA_HEADER, operation } from './contract/operation';
export type {
  Access,
  ResponseOf,
  ArgsOf,
  ObjectSchema,
  Operation,
  ProxyGroup,
  GroupAccess,
  Reach,
  ResultOf,
} from './contract/operation';
export { ConnectedModule, hostOriginsOf, readRuntimeConfig, RuntimeConfig } from './contract/runtime-config';
export { isStorable } from './contract/storable';
export { TokenHeaderName } from './contract/token-header-name';
