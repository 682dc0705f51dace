import { controlHeaders, type Control } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { getProfile } from '@console/shell-layout/contract';
import { usePopUps } from '@console/ui';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchInactivity } from './watch-inactivity';

const NOTICE_KEY = 'inactivity';

/** Warns before the session ends for inactivity, and reports typing as activity. */
export function InactivityWatch() {
  const { t } = useTranslation('auth');
  const { notification } = usePopUps();
  const { session, store } = useConsole();
  const watch = useRef<ReturnType<typeof watchInactivity>>(undefined);

  const warn = useEffectEvent((minutes: number | null) => {
    if (minutes === null) {
      notification.destroy(NOTICE_KEY);
      return;
    }
    notification.warning({
      key: NOTICE_KEY,
      title: t('inactivity.title'),
      description: t('inactivity.text', { minutes }),
      duration: false,
      closable: false,
      role: 'alert',
      actions: (
        <Button type="primary" size="small" onClick={() => watch.current?.stay()}>
          {t('inactivity.stay')}
        </Button>
      ),
    });
  });

  useEffect(() => {
    const call = (control: Control) => {
      const headers = controlHeaders({ ...control, noNotify: true, bypass403: true });
      void store.http.send(
        { operation: getProfile, args: undefined, headers },
        { signal: new AbortController().signal },
      );
    };
    watch.current = watchInactivity({
      session,
      warn: (minutes) => warn(minutes),
      report: () => {
        // The page's next call meets the same failure.
        call({ ignoreFailure: true });
      },
      probe: () => call({}),
    });
    return watch.current.stop;
  }, [session, store]);
  return null;
}
