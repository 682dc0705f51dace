import type { ConsoleEvent, ConsoleEvents } from '@console/http';
import { theme } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClippedText, CopyText, usePopUps } from '@console/ui';
import { noticeText, type NoticeText } from '@console/ui/shell';

const THROTTLE_MS = 1500;
const DURATION_SECONDS = 5;
const RELOAD_DELAY_MS = 2000;

const SHOWN = ['notice', 'signed-out', 'forbidden', 'unavailable'] as const;
type ShownEvent = Extract<ConsoleEvent, { type: (typeof SHOWN)[number] }>;

interface NoticesProps {
  events: ConsoleEvents;
  onForbidden: (requestId?: string) => void;
  onUnavailable: (requestId?: string) => void;
  reload: () => void;
}

/** Renders events of the HTTP client: notices, redirects, and the end of a session. */
export function Notices({ events, onForbidden, onUnavailable, reload }: NoticesProps) {
  const { t: ui } = useTranslation('ui');
  const { notification } = usePopUps();
  // A CSS variable, so that an open notice follows the theme.
  const { cssVar } = theme.useToken();
  const lastNotice = useRef(-Infinity);

  const notify = ({ title, body, requestId }: NoticeText) => {
    notification.error({
      title,
      description: (
        <>
          {body.map((paragraph, index) => (
            <p key={index} style={{ margin: 0, overflowWrap: 'anywhere' }}>
              <ClippedText text={paragraph} />
            </p>
          ))}
          {requestId !== undefined && (
            <span style={{ color: cssVar.colorTextDescription }}>
              {ui('notice.requestId')} <CopyText text={requestId} />
            </span>
          )}
        </>
      ),
      duration: DURATION_SECONDS,
      role: 'alert',
    });
  };

  const show = useEffectEvent((event: ShownEvent) => {
    switch (event.type) {
      case 'notice':
        if (Date.now() - lastNotice.current < THROTTLE_MS) return;
        lastNotice.current = Date.now();
        notify(noticeText(event.error, ui));
        return;
      case 'signed-out': {
        // Not throttled, because the page is about to reload.
        const { body, ...text } = noticeText(event.error, ui);
        notify({ ...text, body: [...body, ui('notice.signedOut')] });
        setTimeout(reload, RELOAD_DELAY_MS);
        return;
      }
      case 'forbidden':
        onForbidden(event.requestId);
        return;
      case 'unavailable':
        onUnavailable(event.requestId);
        return;
    }
  });

  useEffect(() => events.subscribe(SHOWN, (event) => show(event)), [events]);
  return null;
}
