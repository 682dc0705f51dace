import { operation } from '@console/http/contract';
import { z } from 'zod';
import { LinkToken } from './mail-link';

export const AcceptInvitationDto = z.strictObject({ token: LinkToken });

/** For somebody who is signed in; whoever has no account yet signs up by the same link. */
export const acceptInvitation = operation({
  name: 'acceptInvitation',
  summary: 'Makes the signed-in person an active member of the app that invited this very address',
  group: 'apiTenantApp',
  method: 'POST',
  path: '/admin/api/tenant-app/members/accept-invitation',
  access: 'session',
  body: AcceptInvitationDto,
  response: z.object({ appId: z.string(), name: z.string(), group: z.object({ name: z.string() }) }),
  extension: true,
});
