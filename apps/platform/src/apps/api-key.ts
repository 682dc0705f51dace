import { randomBytes } from 'node:crypto';
import { hashToken } from '../security/token';

const PREFIX = 'sbk_';

/** A new API key: whole for the person who asked, hashed and by its last four characters for the database. */
export function newApiKey() {
  const apiKey = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { apiKey, apiKeyHash: hashToken(apiKey), apiKeyLastFour: apiKey.slice(-4) };
}
