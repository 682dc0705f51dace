export { ADMIN_APP_ID } from './contract/admin-app';
export { isShortened } from './contract/bounded-text';
export {
  API_GROUP_IDS,
  isStaffGroup,
  PermissionEntry,
  STAFF_ACCESS,
  type ApiGroupId,
} from './contract/api-groups';
export { ErrorResponse } from './contract/error-response';
export {
  ERROR_STATUSES,
  errorStatusesOf,
  isIdempotent,
  rateLimitOf,
  type ErrorStatus,
} from './contract/error-statuses';
export { fieldProblem, type FieldProblem } from './contract/field-problem';
export {
  AuthenticationCode,
  displayName,
  Email,
  EMAIL_MAX,
  Language,
  Timestamp,
  TimeZone,
  URL_MAX,
  UserName,
  WebAddress,
} from './contract/fields';
export {
  DEFAULT_PAGE_SIZE,
  joinedIds,
  listQuery,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  pageOf,
  pageQuery,
  sortBy,
  type IncompleteRow,
} from './contract/list';
export {
  BACKGROUND_HEADER,
  CAPTCHA_HEADER,
  operation,
  type Access,
  type ResponseOf,
  type ArgsOf,
  type ObjectSchema,
  type Operation,
  type ProxyGroup,
  type GroupAccess,
  type Reach,
  type ResultOf,
} from './contract/operation';
export { isPublicPage, LIVE_PATH, WATCH_PATH } from './contract/public-page';
export { randomKey } from './contract/random-key';
export { ConnectedModule, hostOriginsOf, readRuntimeConfig, RuntimeConfig } from './contract/runtime-config';
export { SessionItem } from './contract/session-item';
export { isStorable } from './contract/storable';
export { TokenHeaderName } from './contract/token-header-name';
