export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { createCaptcha } from './captcha/create-captcha';
export { ConsoleRoot } from './console-root';
export { CHECK_CODE_PATH, HOME_PATH, LOGIN_PATH, redirectTarget, TWO_FACTOR_PATH } from './guards/guard';
export { CopyText } from './kit/copy-text';
export { DateTime, useZone } from './kit/date-time';
export { FactList } from './kit/fact-list';
export { FailedState } from './kit/failed-state';
export { int, oneOf, readListState, sortBy, text } from './kit/list-query';
export type { Field, ListState } from './kit/list-query';
export { LinkButton } from './kit/link-button';
export { ListPage } from './kit/list-page';
export { FormField, OperationForm } from './kit/operation-form';
export { PageHeader } from './kit/page-header';
export { ResourceTable } from './kit/resource-table';
export type { ResourceColumn } from './kit/resource-table';
export { SecretOnce } from './kit/secret-once';
export { StatusTag } from './kit/status-tag';
export { TwoLines } from './kit/two-lines';
export { useListQuery } from './kit/use-list-query';
export { shellLocale } from './locales/shell-locale';
export { shellRoutes } from './pages/shell-routes';
export type {
  ConsoleFeature,
  ConsoleRoute,
  DashboardCard,
  PrefetchContext,
  RouteMeta,
} from './routes/console-route';
export { createConsoleRouter } from './routes/create-console-router';
export type { ConsoleRouter } from './routes/create-console-router';
export { useConsole } from './services/console-services';
export type { ConsoleServices } from './services/console-services';
export { createBuildInfo } from './services/build-info';
export { createPreferences } from './services/preferences';
export type { PreferenceStore } from './services/preferences';
