import { operation } from '@console/http/contract';
import { CurrentUser, Language, UserName, SessionItem, TimeZone } from '@console/shell-layout/contract';
import { z } from 'zod';

/** What people change about themselves; anything else that is sent stays as it is. */
export const UpdateUserByUserDto = z.strictObject({
  name: UserName.optional(),
  timezone: TimeZone.optional(),
  language: Language.optional(),
});

export const updateProfile = operation({
  group: 'authServiceApi',
  method: 'PATCH',
  name: 'updateProfile',
  summary: 'Changes the signed-in person’s own name, time zone and language',
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
  summary: 'The signed-in person’s sessions, the newest first',
  path: '/auth-service/v1/users/sessions',
  access: 'session',
  response: z.object({ data: z.array(SessionItem) }),
  extension: true,
});

export const endSession = operation({
  group: 'authServiceApi',
  method: 'DELETE',
  name: 'endSession',
  summary: 'Ends one of the signed-in person’s sessions',
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
  summary: 'Ends the signed-in person’s sessions, all but the one that asks',
  path: '/auth-service/v1/users/sessions',
  access: 'session',
  response: z.object({}),
  extension: true,
});
