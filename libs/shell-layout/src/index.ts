export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { WhyNot } from './why-not/why-not';
export { useActionDenial } from './access/use-access';
export { useUnlockedPages } from './my-access/my-access';
export { MyAccessButton } from './my-access/my-access-button';
export { useApiGroups } from './access/use-denial-reason';
export { CaptchaDialog } from './captcha/captcha-dialog';
export { CaptchaTerms } from './captcha/captcha-terms';
export { createCaptcha } from './captcha/captcha-controller';
export { ConsoleRoot } from './router/console-root';
export { createDeploymentWatch } from './deployment/deployment-watch';
export { createReloadGuard } from './deployment/reload-guard';
export { useFormDraft } from './drafts/use-form-draft';
export { returnToOf } from './routes/paths';
export { redirectTarget } from './guards/guard';
export {
  CHECK_CODE_PATH,
  HOME_PATH,
  FORBIDDEN_PATH,
  LOGIN_PATH,
  TWO_FACTOR_PATH,
  UNAVAILABLE_PATH,
} from './routes/paths';
export { MenuPageLink } from './menu/menu-page-link';
export { useMenuPages } from './menu/use-menu-pages';
export type { MenuPage } from './menu/use-menu-pages';
export { useSwitchApp } from './app-switcher/use-switch-app';
export type { Denial } from './access/denial';
export { AuthFrame } from './layouts/auth-frame';
export { AuthTools } from './layouts/auth-tools';
export { usePageTitle } from './layouts/page-title';
export { shellLocale } from './locales/shell-locale';
export { GlobalLoading } from './notices/global-loading';
export { Notices } from './notices/notices';
export { useBackPath, useKeepFrom, useKeepQuery, useLinkFrom } from './navigation/navigation-paths';
export { createUnsavedWork } from './services/unsaved-work';
export type { UnsavedWork } from './services/unsaved-work';
export { useUnsavedWork } from './services/unsaved-work';
export { fillSlots } from './services/slots';
export type { ConsoleSlots, FieldSlotProps } from './routes/console-slots';
export { Slot } from './services/slots';
export { useSlotFilled } from './services/slots';
export { shellRoutes } from './pages/shell-routes';
export { appsRoutesOf } from './routes/route-tree';
export { featureRoutesOf } from './routes/route-tree';
export { useScreenVisible } from './routes/route-contexts';
export { useTabs } from './navigation/use-tabs';
export type {
  ConsoleFeature,
  ConsoleRoute,
  DashboardCard,
  UseCardVisible,
  PrefetchContext,
  RouteMeta,
} from './routes/console-route';
export { createConsoleRouter } from './router/create-console-router';
export type { ConsoleRouter } from './router/create-console-router';
export { signOut } from './session/end-session';
export { followOtherTabs } from './session/other-tabs';
export { useChangeLanguage, useConfirmedLanguageChange } from './settings/use-change-language';
export { useConsole, usePreferences } from './services/console-services';
export type { ConsoleServices } from './services/console-services';
export { createBuildInfo } from './services/build-info';
export { createPreferences } from './services/preferences';
export type { PreferenceStore } from './services/preferences';
export type { ConsolePorts, EmbeddingHost, ModuleLoading, Watched } from './services/console-ports';
export { useSubscriptionDialogs } from './access/subscription-context';
export type { GatedPage } from './access/edition';
export { lazyPrefetch } from './router/prefetch';
export { prefetchIfSubscribed } from './access/prefetch-if-subscribed';
export { useSubscriptionLock } from './access/use-subscription-lock';
export { useAppDetail } from './access/current-app';
export { LAYOUT_CODE } from './router/route-code';
export { namespaceOf } from './routes/route-tree';
export { tabsOf } from './routes/route-tree';
export type { ReturnState } from './routes/paths';
export { LockedDialog } from './why-not/locked-dialog';
export { LockedPage } from './why-not/locked-page';
export { LockedState } from './why-not/locked-state';
export { RejectedState } from './why-not/locked-state';
export { TabOutlet } from './why-not/locked-state';
export { NoAppPage } from './pages/no-app-page';
export { SessionsCard } from './sessions/sessions-card';
export { AddressList } from './invitations/address-list';
export { AddressesField } from './invitations/addresses-field';
export { useInvitations } from './invitations/use-invitations';
