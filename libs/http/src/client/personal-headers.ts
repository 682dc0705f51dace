import { ADMIN_APP_ID } from '../contract/admin-app';

const ACCEPT_LANGUAGE = { en: 'en-US', vi: 'vi-VN' } as const;

/** What each call says of who makes it: in which language, in which app, and by which token. @see spec 7.1 */
export function personalHeaders(
  token: string | null,
  language: keyof typeof ACCEPT_LANGUAGE,
  appId: string = ADMIN_APP_ID,
): Record<string, string> {
  return {
    'Accept-Language': ACCEPT_LANGUAGE[language],
    'X-App-Id': appId,
    ...(token !== null && { Authorization: token }),
  };
}
