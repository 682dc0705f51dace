import type { ConsoleError } from '@console/http';
import { clipText } from '@console/i18n';
import type { TFunction } from 'i18next';

export interface NoticeText {
  title: string;
  body: string[];
  requestId?: string;
}

/** If the English texts could not be loaded. */
const WITHOUT_LOCALE = 'Something went wrong!';

/** The notice for a failed call. @see spec 8 */
export function noticeText(error: ConsoleError, t: TFunction<'ui'>): NoticeText {
  switch (error.kind) {
    case 'unreachable':
      return {
        title: error.message || t('global.networkError'),
        body: [t('global.went_wrong', { defaultValue: WITHOUT_LOCALE })],
      };
    case 'invalid':
      return { title: t('global.error'), body: [error.message] };
    case 'captcha':
      return { title: t('captcha.title'), body: [t(`captcha.${error.reason}`)] };
    case 'signed-out':
      return { title: t('global.error'), body: [t('notice.signedOut')] };
    case 'drift':
      return { title: t('global.error'), body: [t('notice.drift')], ...requestIdOf(error) };
    case 'http': {
      const said = error.status === 403 ? [t('403.messsage_mutation')] : saidBy(error);
      return {
        title: t('notice.title', { error: t('global.error'), status: error.status }),
        body:
          said.length > 0
            ? said.map(capitalized)
            : [t('global.unexplained', { defaultValue: WITHOUT_LOCALE })],
        ...requestIdOf(error),
      };
    }
  }
}

/** The bounded messages of a failed call. */
export function failureLines(error: ConsoleError, t: TFunction<'ui'>): string[] {
  return noticeText(error, t).body.map((line) => clipText(line));
}

function saidBy({ message, errors }: Extract<ConsoleError, { kind: 'http' }>): string[] {
  // Field errors count only with a message.
  return message.length > 0 && errors.length > 0 ? errors : message;
}

function requestIdOf({ requestId }: { requestId?: string }) {
  return requestId === undefined ? {} : { requestId };
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
