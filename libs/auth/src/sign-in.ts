export { authLocale } from './locales/auth-locale';
export { beginSocialLogin } from './sign-in/begin-social-login';
export {
  SIGN_IN_FIELDS,
  SignInForm,
  type SignInFormProps,
  type SignInLinkProps,
} from './sign-in/sign-in-form';
export { SocialButtons } from './sign-in/social-buttons';
