export { bootstrapQueriesOf } from './contract/bootstrap-queries';
export { Language, UserName, TimeZone } from './contract/user-fields';
export { SessionItem } from './contract/session-item';
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
