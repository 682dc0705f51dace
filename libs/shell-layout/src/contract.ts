export { bootstrapQueriesOf } from './contract/bootstrap-queries';
export { Language, UserName, TimeZone } from './contract/user-fields';
export { SessionItem } from './contract/session-item';
export {
  BANNER_SEVERITIES,
  getStatusBanner,
  removeStatusBanner,
  setStatusBanner,
  SetStatusBannerDto,
  StatusBanner,
} from './contract/status-banner';
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
