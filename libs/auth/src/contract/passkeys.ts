import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { LoginAnswer } from './login-answer';

export const MAX_PASSKEYS = 10;

export const PasskeyName = displayName(50);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  /** Null for a passkey that was never used. */
  usedAt: Timestamp.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const Encoded = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+=*$/);
const type = z.literal('public-key');
/** Passkeys replace password and code, so the authenticator has to verify its user and to know the account. */
const userVerification = z.literal('required');

/** The parts of a `PublicKeyCredentialCreationOptionsJSON` that the platform uses. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: userVerification,
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});

/** The parts of a `PublicKeyCredentialRequestOptionsJSON` that the platform uses. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
});

/** The required fields of a `RegistrationResponseJSON`. */
const NewCredential = z.strictObject({
  id: Encoded,
  rawId: Encoded,
  type,
  response: z.strictObject({ clientDataJSON: Encoded, attestationObject: Encoded }),
});

/** The required fields of an `AuthenticationResponseJSON`. */
const UsedCredential = z.strictObject({
  id: Encoded,
  rawId: Encoded,
  type,
  response: z.strictObject({ clientDataJSON: Encoded, authenticatorData: Encoded, signature: Encoded }),
});

export const ProvePasswordDto = z.strictObject({ password: z.string().min(1).max(1000) });
export const AddPasskeyDto = z.strictObject({ name: PasskeyName, credential: NewCredential });
export const RenamePasskeyDto = z.strictObject({ name: PasskeyName });
export const PasskeySignInDto = z.strictObject({ credential: UsedCredential });

const passkeys = { group: 'authServiceApi', access: 'session', extension: true } as const;
const onePasskey = { ...passkeys, params: z.object({ id: z.uuid() }) } as const;
/** An installation at an IP address has no passkeys: 404. */
const publicCall = { ...passkeys, method: 'POST', access: 'public', optional: true } as const;

export const listPasskeys = operation({
  ...passkeys,
  name: 'listPasskeys',
  summary: 'Lists the signed-in user’s passkeys',
  method: 'GET',
  path: '/auth-service/v1/users/passkeys',
  response: z.object({ data: z.array(Passkey) }),
});

export const beginPasskey = operation({
  ...passkeys,
  name: 'beginPasskey',
  summary: 'Begins to add a passkey; requires the password and two-factor authentication',
  method: 'POST',
  path: '/auth-service/v1/users/passkeys/begin',
  body: ProvePasswordDto,
  response: CreationOptions,
  rateLimit: 'calls',
  conflict: true,
  optional: true,
});

export const addPasskey = operation({
  ...passkeys,
  name: 'addPasskey',
  summary: 'Adds the passkey that an authenticator has created',
  method: 'POST',
  path: '/auth-service/v1/users/passkeys',
  body: AddPasskeyDto,
  response: Passkey,
  status: 201,
  conflict: true,
  optional: true,
});

export const renamePasskey = operation({
  ...onePasskey,
  name: 'renamePasskey',
  summary: 'Renames a passkey of the signed-in user',
  method: 'PATCH',
  path: '/auth-service/v1/users/passkeys/{id}',
  body: RenamePasskeyDto,
  response: Passkey,
});

export const removePasskey = operation({
  ...onePasskey,
  name: 'removePasskey',
  summary: 'Removes a passkey of the signed-in user; requires the password',
  method: 'POST',
  path: '/auth-service/v1/users/passkeys/{id}/remove',
  body: ProvePasswordDto,
  response: z.object({}),
  rateLimit: 'calls',
});

export const beginPasskeySignIn = operation({
  ...publicCall,
  name: 'beginPasskeySignIn',
  summary: 'Begins a sign-in with a passkey, in place of the password or of the authentication code',
  path: '/auth-service/v1/users/passkey-sign-in/begin',
  response: RequestOptions,
  rateLimit: 'calls',
});

export const signInWithPasskey = operation({
  ...publicCall,
  name: 'signInWithPasskey',
  summary: 'Signs in with a passkey; returns a main token',
  path: '/auth-service/v1/users/passkey-sign-in',
  body: PasskeySignInDto,
  response: LoginAnswer,
  credential: true,
});
