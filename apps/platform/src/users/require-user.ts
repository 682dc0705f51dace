import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';
import { findUser } from '../authorization/current-user';

/** The person whom an address names, with their profile's version. @throws Refusal 404 when there is no such account. */
export async function requireUser(db: Database, id: string) {
  const found = isId(id) ? await findUser(db, id) : undefined;
  if (!found) throw new Refusal(404, message('user.notFound'));
  return found;
}
