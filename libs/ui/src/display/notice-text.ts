import type { ConsoleError } from '@console/http';
import { clipText } from '@console/i18n';
import type { TFunction } from 'i18next';

export interface NoticeText {
  title: string;
  /** One paragraph each. */
  body: string[];
  requestId?: string;
}

/** Where not even the English file could be loaded. */
const WITHOUT_LOCALE = 'Something went wrong!';

/** What a failed call says to the person. @see spec 8 */
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

/** The sentences of a failed call, bounded, for a form that shows them itself. */
export function failureLines(error: ConsoleError, t: TFunction<'ui'>): string[] {
  return noticeText(error, t).body.map((line) => clipText(line));
}

function saidBy({ message, errors }: Extract<ConsoleError, { kind: 'http' }>): string[] {
  // Details of a message: on their own they do not count.
  return message.length > 0 && errors.length > 0 ? errors : message;
}

function requestIdOf({ requestId }: { requestId?: string }) {
  return requestId === undefined ? {} : { requestId };
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
