export const PROFILE_PATH = '/auth-service/v1/users/profile';
export const USER_DETAIL_PATH = '/auth-service/v1/apps/user/detail';
export const APP_DETAIL_PATH = '/auth-service/v1/apps/{id}';
