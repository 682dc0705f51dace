export const SIGN_UP_PATH = '/auth/sign-up';
export const CONFIRM_PATH = '/auth/confirm';
export const RESEND_CONFIRMATION_PATH = '/auth/resend-confirmation';
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password';
export const RESET_PASSWORD_PATH = '/auth/reset-password';

export const CONFIRM_EMAIL_CHANGE_PATH = '/auth/confirm-email';
