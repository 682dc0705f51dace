export { authLocale } from './locales/auth-locale';
export { signInCalls } from './sign-in/begin-session';
export { SignInForm, type Open, type SignInFormProps } from './sign-in/sign-in-form';
export { SocialLogins } from './sign-in/social-logins';
