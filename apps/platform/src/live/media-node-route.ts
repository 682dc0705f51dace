import { isSameSecret } from '@console/server-kit';
import { HttpError } from '../http/http-error';
import { routeInTransaction, type Installation } from '../http/route';
import { z } from 'zod';
import { message } from '../messages/message';

const Authenticated = z.object({ token: z.string() });

/** Like `routeInTransaction`, for media nodes. Their token is checked before the report, whose validation can take long. */
export const mediaNodeRoute: typeof routeInTransaction = (operation, handler) => ({
  ...routeInTransaction(operation, handler),
  admit: requireMediaNode,
});

/** @throws HttpError 401 for another token, 404 if the installation takes no media nodes */
function requireMediaNode(body: unknown, { mediaNodes }: Installation): void {
  if (mediaNodes.token === undefined) throw new HttpError(404, message('mediaNode.none'));
  const { data } = Authenticated.safeParse(body);
  if (!isSameSecret(data?.token ?? '', mediaNodes.token))
    throw new HttpError(401, message('mediaNode.token'));
}
