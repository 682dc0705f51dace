export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { WhyNot } from './access/why-not';
export { useActObstacle } from './access/use-access';
export { usePlacesOpened } from './access/use-places-opened';
export { MyAccessButton } from './access/my-access-button';
export { useApiGroups } from './access/use-api-groups';
export { CaptchaDialog } from './captcha/captcha-dialog';
export { CaptchaTerms } from './captcha/captcha-terms';
export { createCaptcha } from './captcha/create-captcha';
export { ConsoleRoot } from './console-root';
export { createDeploymentWatch } from './deployment/deployment-watch';
export { createReloadGuard } from './deployment/reload-guard';
export { DraftNote } from './drafts/draft-note';
export { isSecretName } from './drafts/secret-field';
export { useFormDraft } from './drafts/use-form-draft';
export { wantedPlace } from './guards/wanted-place';
export { useCopy } from './kit/display/use-copy';
export { redirectTarget } from './guards/guard';
export {
  CHECK_CODE_PATH,
  HOME_PATH,
  FORBIDDEN_PATH,
  LOGIN_PATH,
  TWO_FACTOR_PATH,
  UNAVAILABLE_PATH,
} from './guards/guard-paths';
export type { Affected } from './kit/dialog/affected-list';
export { ConfirmDialog } from './kit/dialog/confirm-dialog';
export { RouteDialog } from './kit/dialog/route-dialog';
export { RouteDrawer } from './kit/dialog/route-drawer';
export { LockedDialog } from './kit/dialog/locked-dialog';
export { useCloseTo } from './kit/dialog/use-close-to';
export { useReturnedFocus } from './kit/dialog/use-returned-focus';
export type { BulkAction } from './kit/bulk/bulk-action';
export { CopyText } from './kit/display/copy-text';
export { DateTime, useZone } from './kit/display/date-time';
export { PlaceLink } from './access/place-link';
export { usePlaces } from './access/use-places';
export type { Place } from './access/use-places';
export { GuardedButton } from './access/guarded-button';
export { DetailCard } from './kit/page/detail-card';
export { DetailPage } from './kit/page/detail-page';
export { EmptyState } from './kit/display/empty-state';
export { ExportButton } from './kit/export/export-button';
export { FactList } from './kit/display/fact-list';
export { FailedState } from './kit/display/failed-state';
export { FailureBlock } from './kit/display/failure-block';
export type { Obstacle, Requirement } from './guards/obstacle';
export { printAs } from './kit/export/print-as';
export { usePrinting } from './kit/export/use-printing';
export { FilterSelect } from './kit/list/filter-select';
export { SearchBox } from './kit/list/search-box';
export { LastUpdated } from './kit/list/last-updated';
export { StaleNotice } from './kit/list/stale-notice';
export { int, oneOf, readListState, sortBy, sortByList, sortedFirst, text } from './kit/list/list-query';
export type { Field, ListState } from './kit/list/list-query';
export { LinkButton } from './kit/display/link-button';
export { ListPage } from './kit/list/list-page';
export { FailureAlert } from './kit/form/failure-alert';
export { FormDialog } from './kit/form/form-dialog';
export { CheckedField } from './kit/form/checked-field';
export { FormFrame } from './kit/form/form-frame';
export { useFormCall } from './kit/form/use-form-call';
export { FormField } from './kit/form/form-field';
export { AddressList } from './kit/invitations/address-list';
export { AddressesField } from './kit/invitations/addresses-field';
export { useInvitations } from './kit/invitations/use-invitations';
export { LanguageSelect } from './kit/form/language-select';
export { LeaveGuard } from './kit/form/leave-guard';
export { OperationForm } from './kit/form/operation-form';
export type { Latest } from './kit/form/operation-form';
export { TimeZoneSelect } from './kit/form/time-zone-select';
export type { Outcome } from './kit/form/outcome';
export { useFailureLines, useOwnFailureLines } from './kit/form/use-failure-lines';
export { PageActs } from './kit/page/page-acts';
export type { PageAct } from './kit/page/page-acts';
export { LockedPage } from './kit/page/locked-page';
export { LockedState } from './kit/page/locked-state';
export { PageHeader } from './kit/page/page-header';
export { PageTabs } from './kit/page/page-tabs';
export { ResourceTable } from './kit/table/resource-table';
export { SessionsCard } from './kit/sessions/sessions-card';
export { RowsTable } from './kit/table/rows-table';
export { useKeptFocus } from './kit/table/use-kept-focus';
export type { ReadPage } from './kit/list/all-pages';
export type { ResourceColumn } from './kit/table/resource-column';
export { SecretOnce } from './kit/display/secret-once';
export { StatusTag } from './kit/display/status-tag';
export { TwoLines } from './kit/display/two-lines';
export { useNow } from './kit/display/use-now';
export { VISUALLY_HIDDEN } from './kit/display/visually-hidden';
export { useListQuery } from './kit/list/use-list-query';
export { useUndoOffer } from './kit/undo/use-undo-offer';
export { AuthFrame } from './layouts/auth-frame';
export { AuthTools } from './layouts/auth-tools';
export { usePageTitle } from './layouts/page-title';
export { useNarrow } from './layouts/use-narrow';
export { PopUpsProvider, usePopUps } from './theme/pop-ups';
export { useForcedColours } from './theme/use-forced-colours';
export { useMediaQuery } from './theme/use-media-query';
export { shellLocale } from './locales/shell-locale';
export { GlobalLoading } from './notices/global-loading';
export { Notices } from './notices/notices';
export { BackLink } from './navigation/back-link';
export { useBackPath, useKeepFrom, useKeepQuery, useLinkFrom } from './navigation/use-navigation-paths';
export { createUnsavedWork } from './navigation/unsaved-work';
export type { UnsavedWork } from './navigation/unsaved-work';
export { useUnsavedWork } from './navigation/use-unsaved-work';
export { fillSlots } from './slots/fill-slots';
export type { ConsoleSlots, FieldSlotProps } from './slots/console-slots';
export { Slot } from './slots/slot';
export { useSlotFilled } from './slots/use-slot-filled';
export { shellRoutes } from './pages/shell-routes';
export { appsRoutesOf } from './routes/apps-routes';
export { featureRoutesOf } from './routes/feature-routes';
export { useShown } from './routes/shown-context';
export { useTabs } from './routes/use-tabs';
export type { Tab } from './routes/use-tabs';
export type {
  ConsoleFeature,
  ConsoleRoute,
  DashboardCard,
  UseShown,
  PrefetchContext,
  RouteMeta,
} from './routes/console-route';
export { createConsoleRouter } from './routes/create-console-router';
export type { ConsoleRouter } from './routes/create-console-router';
export { endSession } from './session/end-session';
export { followOtherTabs } from './session/follow-other-tabs';
export { useChangeLanguage, useLanguageQuestion } from './settings/use-change-language';
export { useConsole, usePreferences } from './services/console-services';
export type { ConsoleServices } from './services/console-services';
export { createBuildInfo } from './services/build-info';
export { createPreferences } from './services/preferences';
export type { PreferenceStore } from './services/preferences';
export type { ConsolePorts, EmbeddingHost, ModuleLoading, Watched } from './services/console-ports';
export { consoleTheme } from './theme/theme';
export { loadAntdLocale } from './theme/antd-locale';
export { useSubscriptionDesk } from './subscription/subscription-desk';
export { isProKey, isProPath } from './subscription/edition';
export { latePrefetch } from './routes/first-calls';
export { prefetchSold } from './subscription/prefetch-sold';
export { useSubscriptionLock } from './subscription/use-subscription-lock';
export { useAppDetail } from './subscription/use-app-detail';
export { LAYOUT_CODE } from './routes/route-code';
export { namespaceOf } from './routes/route-chain';
export { tabsOf } from './routes/tabs-of';
export type { WantedState } from './guards/wanted-place';
