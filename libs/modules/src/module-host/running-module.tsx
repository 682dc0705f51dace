import type { ConnectedModule } from '@console/http/contract';
import { FailureBlock } from '@console/ui';
import { usePageTitle, useScreenVisible } from '@console/shell-layout';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuest } from './use-guest';

export interface RunningModuleProps {
  /** In the catalogue. */
  path: string;
  title: string;
  connected: ConnectedModule;
  appId: string;
  /** Its address in the console: what stands below is its own. */
  base: string;
  token: string;
}

/** Below this a module's own page could not be used. */
const LOWEST_FRAME = 480;
/** What stands above a frame, with room to spare: the page is not to scroll beside it. */
const ABOVE_FRAME = 180;

/** A module in its area of the page: how it is getting on, and itself. */
export function RunningModule({ title, ...props }: RunningModuleProps) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const shown = useScreenVisible();
  const { area, phase, framed, said, startAnew } = useGuest({ title, ...props });
  usePageTitle(
    shown && said !== undefined ? t('module.pageTitle', { page: said, module: title }) : undefined,
  );

  const section = useRef<HTMLElement>(null);
  const retry = () => {
    startAnew();
    // The button goes with what it stands in.
    section.current?.focus({ preventScroll: true });
  };

  const failed = phase.is === 'failed' ? phase : undefined;
  return (
    <section
      ref={section}
      aria-label={title}
      aria-busy={phase.is === 'loading'}
      tabIndex={-1}
      style={{ outline: 'none' }}
    >
      <div role="status">
        {phase.is === 'loading' && (
          <>
            <p>{t('module.loading', { module: title })}</p>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </>
        )}
      </div>
      <div role="alert">
        {failed && (
          <FailureBlock
            title={t('module.failed.title', { module: title })}
            action={<Button onClick={retry}>{t('module.startAnew')}</Button>}
          >
            <div>{t(`module.failed.${failed.why}`)}</div>
            {failed.detail !== undefined && <code>{failed.detail}</code>}
          </FailureBlock>
        )}
        {phase.is === 'running' && phase.troubled && (
          <Alert
            type="warning"
            showIcon
            title={t('module.troubled')}
            action={
              <Button size="small" onClick={retry}>
                {t('module.startAnew')}
              </Button>
            }
            style={{ marginBottom: token.margin }}
          />
        )}
      </div>
      <div
        ref={area}
        style={{
          // Neither what it stacks nor what is too wide leaves its area.
          isolation: 'isolate',
          overflow: 'auto',
          ...(framed && { height: `max(${LOWEST_FRAME}px, calc(100dvh - ${ABOVE_FRAME}px))` }),
          ...(failed && { display: 'none' }),
        }}
      />
    </section>
  );
}
