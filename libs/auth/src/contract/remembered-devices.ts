import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const RememberedDevice = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: Timestamp,
  /** The last sign-in without a code. */
  usedAt: Timestamp.nullable(),
  expiresAt: Timestamp,
});
export type RememberedDevice = z.output<typeof RememberedDevice>;

export const listRememberedDevices = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'listRememberedDevices',
  summary: 'Lists the devices on which the signed-in user needs no code, newest first',
  path: '/auth-service/v1/users/remembered-devices',
  access: 'session',
  response: z.object({ data: z.array(RememberedDevice) }),
  extension: true,
});

export const forgetRememberedDevice = operation({
  group: 'authServiceApi',
  method: 'DELETE',
  name: 'forgetRememberedDevice',
  summary: 'Forgets a device of the signed-in user: its next sign-in needs a code',
  path: '/auth-service/v1/users/remembered-devices/{id}',
  access: 'session',
  params: z.object({ id: z.string().min(1) }),
  response: z.object({}),
  extension: true,
});
