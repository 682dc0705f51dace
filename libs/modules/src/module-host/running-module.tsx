import type { ConnectedModule } from '@console/http/contract';
import { StateBlock } from '@console/ui';
import { usePageTitle, useScreenVisible } from '@console/shell-layout';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuest } from './use-guest';

export interface RunningModuleProps {
  /** Path in the catalog. */
  path: string;
  title: string;
  connected: ConnectedModule;
  appId: string;
  /** URL path of the module in the console. */
  base: string;
  token: string;
}

const LOWEST_FRAME = 480;
/** Height above the frame, so that the page does not scroll. */
const ABOVE_FRAME = 180;

export function RunningModule({ title, ...props }: RunningModuleProps) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const shown = useScreenVisible();
  const { area, status, isFramed: framed, pageTitle, reload } = useGuest({ title, ...props });
  usePageTitle(
    shown && pageTitle !== undefined ? t('module.pageTitle', { page: pageTitle, module: title }) : undefined,
  );

  const section = useRef<HTMLElement>(null);
  const retry = () => {
    reload();
    // The focused button is removed.
    section.current?.focus({ preventScroll: true });
  };

  const failed = status.state === 'failed' ? status : undefined;
  return (
    <section
      ref={section}
      aria-label={title}
      aria-busy={status.state === 'loading'}
      tabIndex={-1}
      style={{ outline: 'none' }}
    >
      <div role="status">
        {status.state === 'loading' && (
          <>
            <p>{t('module.loading', { module: title })}</p>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </>
        )}
      </div>
      <div role="alert">
        {failed && (
          <StateBlock
            illustration="failed"
            title={t('module.failed.title', { module: title })}
            action={<Button onClick={retry}>{t('module.reload')}</Button>}
          >
            <div>{t(`module.failed.${failed.reason}`)}</div>
            {failed.detail !== undefined && <code>{failed.detail}</code>}
          </StateBlock>
        )}
        {status.state === 'running' && status.hasErrors && (
          <Alert
            type="warning"
            showIcon
            title={t('module.hasErrors')}
            action={
              <Button size="small" onClick={retry}>
                {t('module.reload')}
              </Button>
            }
            style={{ marginBottom: token.margin }}
          />
        )}
      </div>
      <div
        ref={area}
        style={{
          // Contains its stacking and overflow.
          isolation: 'isolate',
          overflow: 'auto',
          ...(framed && { height: `max(${LOWEST_FRAME}px, calc(100dvh - ${ABOVE_FRAME}px))` }),
          ...(failed && { display: 'none' }),
        }}
      />
    </section>
  );
}
