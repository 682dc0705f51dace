export { confirmEmailChange, requestEmailChange, RequestEmailChangeDto } from './contract/email-change';
export {
  acceptInvitation,
  AcceptInvitationDto,
  confirmEmail,
  RegisterDto,
  RegisterThroughEmailDto,
  resendConfirmation,
  ResendConfirmationDto,
  signUp,
  signUpByInvitation,
} from './contract/sign-up';
export { LINK_TYPES, maskEmail, verifyToken } from './contract/email-link';
export { isOwnEmail, NewPassword, newPasswordOf } from './contract/new-password';
export {
  endOtherSessions,
  endSession,
  listSessions,
  updateProfile,
  UpdateUserByUserDto,
} from './contract/my-account';
export {
  changePassword,
  ChangePasswordDto,
  forgotPassword,
  ReGetPasswordDto,
  resetPassword,
  ResetPasswordDto,
} from './contract/password';
export {
  addPasskey,
  AddPasskeyDto,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  MAX_PASSKEYS,
  Passkey,
  PasskeyName,
  PasskeySignInDto,
  ProvePasswordDto,
  removePasskey,
  renamePasskey,
  RenamePasskeyDto,
  signInWithPasskey,
} from './contract/passkeys';
export {
  forgetRememberedDevice,
  listRememberedDevices,
  RememberedDevice,
} from './contract/remembered-devices';
export { LoginAnswer } from './contract/login-answer';
export { getLoginOptions, login, LoginDto } from './contract/sign-in';
export {
  exchangeSocialLogin,
  ExchangeSocialLoginDto,
  finishGithubLogin,
  finishGoogleLogin,
  SOCIAL_PROVIDERS,
  SOCIAL_LOGIN_ERRORS,
  startGithubLogin,
  startGoogleLogin,
  type SocialProvider,
} from './contract/social-login';
export {
  disableTwoFactor,
  DisableTwoFactorDto,
  enableTwoFactor,
  getTwoFactor,
  RecoveryCodeDto,
  recoverTwoFactor,
  renewRecoveryCodes,
  SecondFactorDto,
  setUpTwoFactor,
  TwoFactorCodeDto,
  verifyTwoFactor,
  VerifyTwoFactorDto,
} from './contract/two-factor';
