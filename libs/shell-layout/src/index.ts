export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { WhyNot } from './access/why-not';
export { useActionDenial } from './access/use-access';
export { useUnlockedPages } from './access/use-places-opened';
export { MyAccessButton } from './access/my-access-button';
export { useApiGroups } from './access/use-api-groups';
export { CaptchaDialog } from './captcha/captcha-dialog';
export { CaptchaTerms } from './captcha/captcha-terms';
export { createCaptcha } from './captcha/create-captcha';
export { ConsoleRoot } from './console-root';
export { createDeploymentWatch } from './deployment/deployment-watch';
export { createReloadGuard } from './deployment/reload-guard';
export { useFormDraft } from './drafts/use-form-draft';
export { returnToOf } from './guards/wanted-place';
export { redirectTarget } from './guards/guard';
export {
  CHECK_CODE_PATH,
  HOME_PATH,
  FORBIDDEN_PATH,
  LOGIN_PATH,
  TWO_FACTOR_PATH,
  UNAVAILABLE_PATH,
} from './guards/guard-paths';
export { MenuPageLink } from './access/place-link';
export { useMenuPages } from './access/use-places';
export type { MenuPage } from './access/use-places';
export { useSwitchApp } from './app-switcher/use-switch-app';
export type { Denial } from './guards/obstacle';
export { AuthFrame } from './layouts/auth-frame';
export { AuthTools } from './layouts/auth-tools';
export { usePageTitle } from './layouts/page-title';
export { shellLocale } from './locales/shell-locale';
export { GlobalLoading } from './notices/global-loading';
export { Notices } from './notices/notices';
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
export { useScreenVisible } from './routes/shown-context';
export { useTabs } from './routes/use-tabs';
export type {
  ConsoleFeature,
  ConsoleRoute,
  DashboardCard,
  UseCardVisible,
  PrefetchContext,
  RouteMeta,
} from './routes/console-route';
export { createConsoleRouter } from './routes/create-console-router';
export type { ConsoleRouter } from './routes/create-console-router';
export { signOut } from './session/end-session';
export { followOtherTabs } from './session/follow-other-tabs';
export { useChangeLanguage, useConfirmedLanguageChange } from './settings/use-change-language';
export { useConsole, usePreferences } from './services/console-services';
export type { ConsoleServices } from './services/console-services';
export { createBuildInfo } from './services/build-info';
export { createPreferences } from './services/preferences';
export type { PreferenceStore } from './services/preferences';
export type { ConsolePorts, EmbeddingHost, ModuleLoading, Watched } from './services/console-ports';
export { useSubscriptionDialogs } from './subscription/subscription-desk';
export type { GatedPage } from './subscription/edition';
export { lazyPrefetch } from './routes/first-calls';
export { prefetchIfSubscribed } from './subscription/prefetch-sold';
export { useSubscriptionLock } from './subscription/use-subscription-lock';
export { useAppDetail } from './subscription/use-app-detail';
export { LAYOUT_CODE } from './routes/route-code';
export { namespaceOf } from './routes/route-chain';
export { tabsOf } from './routes/tabs-of';
export type { ReturnState } from './guards/wanted-place';
export { LockedDialog } from './access/locked-dialog';
export { LockedPage } from './access/locked-page';
export { LockedState } from './access/locked-state';
export { RejectedState } from './access/rejected-state';
export { TabOutlet } from './access/tab-outlet';
export { NoAppPage } from './pages/no-app-page';
export { SessionsCard } from './sessions/sessions-card';
export { AddressList } from './invitations/address-list';
export { AddressesField } from './invitations/addresses-field';
export { useInvitations } from './invitations/use-invitations';
