export { adminUserOf, adminUserProfileOf, adminUsersOf, invitedUserOf } from './testing/user-factory';
export { MAILED_TOO_OFTEN, usersKept, usersSlow } from './testing/user-handlers';
