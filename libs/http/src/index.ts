export { CACHE_SECONDS, consoleApi } from './api/console-api';
export type { ConsoleBaseQuery } from './api/console-api';
export type { PrefetchCalls } from './client/operation-request';
export { createConsoleStore } from './api/console-store';
export type { ConsoleStore } from './api/console-store';
export { mutation, query } from './api/endpoint';
export { itemTag, listTag, listTags, onSuccess, type Tag } from './api/tags';
export { CaptchaError } from './client/captcha';
export type { Captcha } from './client/captcha';
export type { RawResponse } from './client/read-response';
export { hasStatus } from './events/console-error';
export type { ConsoleError, DriftProblem } from './events/console-error';
export type { Clock } from './client/clock';
export {
  controlHeaders,
  MISSING_IS_SHOWN,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_IN_PLACE,
  SHOWN_IN_RESULTS,
} from './client/control-headers';
export type { Control } from './client/control-headers';
export { sendBootstrapRequests, withBootstrapRequests } from './client/bootstrap-requests';
export type { BootstrapRequest } from './client/bootstrap-requests';
export { HttpClient } from './client/http-client';
export type { HttpClientOptions } from './client/http-client';
export { REQUEST_TIMEOUT_MS } from './client/transport';
export { createConsoleEvents } from './events/console-events';
export type { ConsoleEvent, ConsoleEvents } from './events/console-events';
export { createDriftLog } from './events/drift-log';
export type { Drift, DriftLog } from './events/drift-log';
export { ADMIN_APP_ID } from './contract/admin-app';
export { ownValue } from './own-value';
export { createSession, SESSION_KEYS } from './session/session';
export type { Session } from './session/session';
export { createConsoleStorage } from './storage/console-storage';
export type { ConsoleStorage } from './storage/console-storage';
export { createMemoryStorage, createSafeStorage } from './storage/safe-storage';
export type { SafeStorage } from './storage/safe-storage';
export { LAYOUT_MODES, STORED_ITEMS } from './storage/stored-items';
export { SESSION_END_REASONS, STORED_KEYS } from './storage/stored-keys';
export type { SessionEndReason } from './storage/stored-keys';
export type { LayoutMode, StorageScope, StoredItem } from './storage/stored-items';
