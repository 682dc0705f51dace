import { Email, operation } from '@console/http/contract';
import { z } from 'zod';
import { DeviceToken, LoginAnswer } from './login-answer';
import { SOCIAL_PROVIDERS } from './social-login';

export const LoginDto = z.strictObject({
  email: Email,
  password: z.string().min(1).max(1000),
  deviceToken: DeviceToken.optional(),
});

/**
 * A wrong password, an unknown email and a locked account all get the same 401. The right password for an
 * unconfirmed address gets a 401 with a message for the field `email`. After many wrong ones from a source address: 429.
 */
export const login = operation({
  group: 'authServiceApi',
  method: 'POST',
  name: 'login',
  summary: 'Signs in with email and password',
  path: '/auth-service/v1/users/login',
  access: 'public',
  captcha: true,
  body: LoginDto,
  response: LoginAnswer,
  credential: true,
  rateLimit: 'attempts',
});

export const getLoginOptions = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'getLoginOptions',
  summary: 'Lists the ways to sign in to this installation',
  path: '/auth-service/v1/users/login-options',
  access: 'public',
  response: z.object({
    /** Social logins that are available; others respond with 404. */
    providers: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** True when the operations that accept a captcha token require one. */
    captcha: z.boolean(),
    /** Where passkeys work: the domain name and the address of the console. Null at an IP address. */
    passkeys: z.object({ domain: z.string(), address: z.string() }).nullish(),
    /** For how long a device can be remembered; 0 or missing: not at all. */
    rememberDeviceDays: z.int().nonnegative().optional(),
  }),
  extension: true,
});
