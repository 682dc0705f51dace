import { isSameSecret } from '@console/server-kit';
import { HttpError } from '../http/http-error';
import type { MediaNodeSettings } from '../http/route';
import { message } from '../messages/message';

/** @throws HttpError 401 for another token, 404 if the installation takes no media nodes */
export function requireMediaNode(body: { token: string }, { token }: MediaNodeSettings): void {
  if (token === undefined) throw new HttpError(404, message('mediaNode.none'));
  if (!isSameSecret(body.token, token)) throw new HttpError(401, message('mediaNode.token'));
}
