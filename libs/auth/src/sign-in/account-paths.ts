/** The pages for somebody who cannot sign in yet. Whoever comes from one to another takes the query along. */
export const SIGN_UP_PATH = '/auth/sign-up';
export const CONFIRM_PATH = '/auth/confirm';
export const RESEND_CONFIRMATION_PATH = '/auth/resend-confirmation';
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password';
export const RESET_PASSWORD_PATH = '/auth/reset-password';

/** Where the mail to an account's new address leads. */
export const CONFIRM_EMAIL_CHANGE_PATH = '/auth/confirm-email';
