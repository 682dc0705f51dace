/** The pages for somebody who cannot sign in yet. Whoever comes from one to another takes the query along. */
export const SIGN_UP_PATH = '/auth/sign-up';
export const CONFIRM_PATH = '/auth/confirm';
export const RESEND_CONFIRMATION_PATH = '/auth/resend-confirmation';
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password';
export const RESET_PASSWORD_PATH = '/auth/reset-password';

/** The own settings; dialogs stand below it. */
export const USER_INFO_PATH = '/user/info';

/** Where the address of an account is changed by its holder, and where the mail to the new address leads. */
export const CHANGE_EMAIL_PATH = '/user/info/email';
export const CONFIRM_EMAIL_CHANGE_PATH = '/auth/confirm-email';
