import { languageTag, type Language } from '@console/i18n/contract';
import { ADMIN_APP_ID } from '../contract/admin-app';

/** The headers that name language, app and token of a call. @see spec 7.1 */
export function personalHeaders(
  token: string | null,
  language: Language,
  appId: string = ADMIN_APP_ID,
): Record<string, string> {
  return {
    'Accept-Language': languageTag(language),
    'X-App-Id': appId,
    ...(token !== null && { Authorization: token }),
  };
}
