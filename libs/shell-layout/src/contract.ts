export { bootstrapQueriesOf } from './contract/bootstrap-queries';
export { Language, UserName, TimeZone } from './contract/user-fields';
export { SessionItem } from './contract/session-item';
export { search, SEARCH_KINDS, SearchResult } from './contract/search';
export {
  createSavedView,
  CreateSavedViewDto,
  deleteSavedView,
  listSavedViews,
  SAVED_VIEWS_MAX,
  SavedView,
  SHARING_ACCESS,
  TABLE_DENSITIES,
  updateSavedView,
  UpdateSavedViewDto,
} from './contract/saved-views';
export {
  BANNER_SEVERITIES,
  getStatusBanner,
  removeStatusBanner,
  setStatusBanner,
  SetStatusBannerDto,
  StatusBanner,
} from './contract/status-banner';
export {
  listNotifications,
  markNotificationsRead,
  Notification,
  NOTIFICATION_DAYS,
  NOTIFICATION_KINDS,
} from './contract/notifications';
export {
  CurrentUser,
  getAppDetail,
  getProfile,
  getUserDetail,
  Group,
  Helpers,
  logout,
  Membership,
  Subscription,
} from './contract/session';
