export { consoleApi, type ConsoleBaseQuery } from './api/console-api';
export type { PrefetchCalls } from './client/operation-request';
export { createConsoleStore, type ConsoleStore } from './api/console-store';
export { mutation, query } from './api/endpoint';
export { itemTag, listTag, listTags, onSuccess, type Tag } from './api/tags';
export { CaptchaError, type Captcha } from './client/captcha';
export type { RawResponse } from './client/read-response';
export { hasStatus, type ConsoleError } from './events/console-error';
export type { Clock } from './client/clock';
export {
  controlHeaders,
  MISSING_IS_SHOWN,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_BY_SHELL,
  SHOWN_IN_PLACE,
  SHOWN_IN_RESULTS,
  type Control,
} from './client/control-headers';
export {
  sendBootstrapRequests,
  withBootstrapRequests,
  type BootstrapQuery,
  type BootstrapRequest,
} from './client/bootstrap-requests';
export { draftsOf } from './drafts/draft-journal';
export { createFormDraft, type FormDraft } from './drafts/form-draft';
export { createConsoleEvents, type ConsoleEvent, type ConsoleEvents } from './events/console-events';
export { createDriftLog, type Drift, type DriftLog } from './events/drift-log';
export { ADMIN_APP_ID } from './contract/admin-app';
export { ownValue } from './own-value';
export { createSessionLog, type SessionLog } from './session/session-log';
export { createSession, SESSION_KEYS, type Session } from './session/session';
export { createColumnStore } from './storage/column-store';
export { createConsoleStorage, type ConsoleStorage } from './storage/console-storage';
export { createPreferences, type Preferences, type PreferenceStore } from './storage/preferences';
export { createMemoryStorage, createSafeStorage, type SafeStorage } from './storage/safe-storage';
export {
  DENSITIES,
  LAYOUT_MODES,
  STORED_ITEMS,
  type Density,
  type LayoutMode,
  type BrowserView,
  type StoredPaletteItem,
  type StoredItem,
} from './storage/stored-items';
export { SESSION_END_REASONS, STORED_KEYS, type SessionEndReason } from './storage/stored-keys';
