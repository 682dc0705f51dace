import { Language, operation, SessionItem, TimeZone, UserName } from '@console/http/contract';
import { CurrentUser } from '@console/shell-layout/contract';
import { z } from 'zod';

/** Fields users change about themselves; others are ignored. */
export const UpdateUserByUserDto = z.strictObject({
  name: UserName.optional(),
  timezone: TimeZone.optional(),
  language: Language.optional(),
});

export const updateProfile = operation({
  group: 'authServiceApi',
  method: 'PATCH',
  name: 'updateProfile',
  summary: 'Changes the signed-in user’s name, time zone and language',
  path: '/auth-service/v1/users',
  access: 'session',
  body: UpdateUserByUserDto,
  response: CurrentUser,
  etag: true,
  ifMatch: true,
});

export const listSessions = operation({
  group: 'authServiceApi',
  method: 'GET',
  name: 'listSessions',
  summary: 'Lists the signed-in user’s sessions, newest first',
  path: '/auth-service/v1/users/sessions',
  access: 'session',
  response: z.object({ data: z.array(SessionItem) }),
  extension: true,
});

export const endSession = operation({
  group: 'authServiceApi',
  method: 'DELETE',
  name: 'endSession',
  summary: 'Ends one of the signed-in user’s sessions',
  path: '/auth-service/v1/users/sessions/{id}',
  access: 'session',
  params: z.object({ id: z.string().min(1) }),
  response: z.object({}),
  extension: true,
});

export const endOtherSessions = operation({
  group: 'authServiceApi',
  method: 'DELETE',
  name: 'endOtherSessions',
  summary: 'Ends all other sessions of the signed-in user',
  path: '/auth-service/v1/users/sessions',
  access: 'session',
  response: z.object({}),
  extension: true,
});
