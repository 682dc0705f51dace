export { bootstrapQueriesOf } from './contract/bootstrap-queries';
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
