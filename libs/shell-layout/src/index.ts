export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { WhyNot } from './access/why-not';
export { MyAccessButton } from './access/my-access-button';
export { createCaptcha } from './captcha/create-captcha';
export { ConsoleRoot } from './console-root';
export { createDeploymentWatch } from './deployment/deployment-watch';
export { createReloadGuard } from './deployment/reload-guard';
export { CHECK_CODE_PATH, HOME_PATH, LOGIN_PATH, redirectTarget, TWO_FACTOR_PATH } from './guards/guard';
export type { Affected } from './kit/dialog/affected-list';
export { ConfirmDialog } from './kit/dialog/confirm-dialog';
export type { BulkAction } from './kit/bulk/bulk-action';
export { CopyText } from './kit/display/copy-text';
export { DateTime, useZone } from './kit/display/date-time';
export { GuardedButton } from './access/guarded-button';
export { DetailPage } from './kit/page/detail-page';
export { EmptyState } from './kit/display/empty-state';
export { FactList } from './kit/display/fact-list';
export { FailedState } from './kit/display/failed-state';
export type { Obstacle, Requirement } from './guards/obstacle';
export { FilterSelect } from './kit/list/filter-select';
export { int, oneOf, readListState, sortBy, text } from './kit/list/list-query';
export type { Field, ListState } from './kit/list/list-query';
export { LinkButton } from './kit/display/link-button';
export { ListPage } from './kit/list/list-page';
export { FormDialog } from './kit/form/form-dialog';
export { FormField } from './kit/form/form-field';
export { OperationForm } from './kit/form/operation-form';
export type { Latest } from './kit/form/operation-form';
export { PageHeader } from './kit/page/page-header';
export { PageTabs } from './kit/page/page-tabs';
export { ResourceTable } from './kit/table/resource-table';
export type { ReadPage } from './kit/list/all-pages';
export type { ResourceColumn } from './kit/table/resource-column';
export { SecretOnce } from './kit/display/secret-once';
export { StatusTag } from './kit/display/status-tag';
export { TwoLines } from './kit/display/two-lines';
export { useListQuery } from './kit/list/use-list-query';
export { shellLocale } from './locales/shell-locale';
export { BackLink } from './navigation/back-link';
export { useBackPath, useKeepQuery, useLinkFrom } from './navigation/use-navigation-paths';
export { createUnsavedWork } from './navigation/unsaved-work';
export { useUnsavedWork } from './navigation/use-unsaved-work';
export { comingScreen } from './pages/coming-screen';
export { shellRoutes } from './pages/shell-routes';
export { appsRoutesOf } from './routes/apps-routes';
export { useTabs } from './routes/use-tabs';
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
export type { ConsolePorts, HostOptions, Watched } from './services/console-ports';
export { loadAntdLocale } from './theme/antd-locale';
export { useSubscriptionDesk } from './subscription/subscription-desk';
