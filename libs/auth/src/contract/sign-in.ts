import { Email, operation } from '@console/http/contract';
import { CurrentUser } from '@console/shell-layout/contract';
import { z } from 'zod';
import { SOCIAL_PROVIDERS } from './social-login';

/** @see spec 3.1, 4.1 */
export const LoginAnswer = z.object({
  /** Opaque, without "Bearer": a main token, or a pending two-factor token when `user.twoFAEnabled`. */
  token: z.string().min(1),
  user: CurrentUser,
});

export const LoginDto = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
});

/**
 * A wrong password, an unknown e-mail and a locked account are refused alike, with 401. The right password of an address
 * that is not confirmed yet is refused with 401 and a message for the field `email`.
 */
export const login = operation({
  group: 'authServiceApi',
  method: 'POST',
  name: 'login',
  summary: 'Signs in with e-mail and password',
  path: '/auth-service/v1/users/login',
  access: 'public',
  captcha: true,
  body: LoginDto,
  response: LoginAnswer,
  credential: true,
});

export const getLoginOptions = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'getLoginOptions',
  summary: 'The ways to sign in that this installation offers',
  path: '/auth-service/v1/users/login-options',
  access: 'public',
  response: z.object({
    /** Social logins that work here; any other answers 404. */
    providers: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** True when the operations that take a captcha token ask for one. */
    captcha: z.boolean(),
  }),
  extension: true,
});
