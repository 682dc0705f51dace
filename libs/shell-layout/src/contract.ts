export { APP_DETAIL_PATH, PROFILE_PATH, USER_DETAIL_PATH } from './contract/session-paths';
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
