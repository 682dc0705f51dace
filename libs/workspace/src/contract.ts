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
  listNotifications,
  markNotificationsRead,
  Notification,
  NOTIFICATION_DAYS,
  NOTIFICATION_KINDS,
} from './contract/notifications';
