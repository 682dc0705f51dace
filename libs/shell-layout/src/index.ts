export { useAppDetail, useAppScope } from './access/current-app';
export { useSubscriptionDialogs } from './access/subscription-context';
export { MyAccessButton } from './access/my-access-button';
export { useActionDenial } from './access/use-access';
export { useApiGroups } from './access/use-denial-reason';
export { rememberProfile, useGetProfileQuery, useGetUserDetailQuery } from './api/session-api';
export { AppField } from './access/app-field';
export { AppInput } from './access/app-input';
export { useObjects } from './access/use-objects';
export { useIsIdle } from './deployment/idle';
export { useFormDraft } from './drafts/use-form-draft';
export { redirectTarget } from './guards/guard';
export { keywordsLocale } from './keywords/locales/keywords-locale';
export { useConsoleActions } from './layouts/use-console-actions';
export { usePageTitle } from './layouts/page-title';
export { shellLocale } from './locales/shell-locale';
export { AddButton } from './navigation/add-button';
export {
  useBackPath,
  useKeepFrom,
  useKeepQuery,
  useLinkFrom,
  useOpenPath,
} from './navigation/navigation-paths';
export { useTabs } from './navigation/use-tabs';
export { NoAppPage } from './pages/no-app-page';
export { lazyPrefetch } from './router/prefetch';
export type {
  ConsoleFeature,
  ConsoleRoute,
  DashboardCardProps,
  PrefetchContext,
  RouteMeta,
} from './routes/console-route';
export type { LayoutParts } from './routes/layout-parts';
export type { ObjectTypes } from './routes/object-types';
export type { AppCells, ConsoleSlots, FieldSlotProps } from './routes/console-slots';
export { CHECK_CODE_PATH, HOME_PATH, LOGIN_PATH, returnToOf, TWO_FACTOR_PATH } from './routes/paths';
export { useScreenVisible } from './routes/route-contexts';
export { type Activity, useConsole, usePreferences, type ConsoleServices } from './services/console-services';
export { Slot, useSlotFilled } from './services/slots';
export { useUnsavedWork } from './services/unsaved-work';
export { signOut } from './session/end-session';
export { useChangeLanguage } from './settings/use-change-language';
export { LockedDialog } from './denial-explanation/locked-dialog';
export { LockedPage, RejectedState, TabOutlet } from './denial-explanation/locked-state';
export { DenialExplanationButton } from './denial-explanation/denial-explanation-button';
