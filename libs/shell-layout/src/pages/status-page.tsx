import { LinkButton } from '@console/ui';
import { Button, Flex, Result, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { HOME_PATH } from '../routes/paths';

const KNOWN = [403, 404, 500, 503] as const;

interface StatusPageProps {
  /** Invalid statuses count as 500. */
  status: number;
  /** Without it there is no retry button. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** Names the status, describes the problem and offers next steps. @see spec 2.10 */
export function StatusPage({ status, onRetry, children }: StatusPageProps) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const known = KNOWN.find((code) => code === status);

  return (
    <Result
      status={known === 403 || known === 404 ? known : '500'}
      title={
        <>
          {known && <div style={{ color: token.colorTextDescription }}>{known}</div>}
          <h1 style={{ margin: 0, fontSize: 'inherit' }}>
            {known ? t(`status.${known}.title`) : t('status.other.title', { status })}
          </h1>
        </>
      }
      subTitle={
        <span style={{ overflowWrap: 'anywhere' }}>
          {known === 404
            ? t('status.404.message', { path: pathname })
            : t(`status.${known ?? 'other'}.message`)}
        </span>
      }
      extra={
        <Flex justify="center" gap={token.marginXS} wrap>
          {onRetry && (
            <Button type="primary" onClick={onRetry}>
              {ui('retry')}
            </Button>
          )}
          <LinkButton type={onRetry ? 'default' : 'primary'} to={HOME_PATH}>
            {t('status.home')}
          </LinkButton>
        </Flex>
      }
    >
      {children}
    </Result>
  );
}
