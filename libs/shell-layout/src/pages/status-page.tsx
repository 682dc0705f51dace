import { CopyText, LinkButton, StateBlock } from '@console/ui';
import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../routes/paths';
import { useLayoutParts } from '../services/layout-parts';

const DRAWN = { 403: 'no-access', 404: 'not-found', 500: 'server-error', 503: 'unavailable' } as const;
const KNOWN = [403, 404, 500, 503] as const;

interface StatusPageProps {
  /** Invalid statuses count as 500. */
  status: number;
  /** Without it there is no retry button. */
  onRetry?: () => void;
  /** Of the response that led here. */
  requestId?: string | undefined;
  children?: ReactNode;
}

/** Names the status, describes the problem and offers next steps. @see spec 2.10 */
export function StatusPage({ status, onRetry, requestId, children }: StatusPageProps) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const { SearchButton } = useLayoutParts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const known = KNOWN.find((code) => code === status);
  // A page that was opened by its address has nothing to go back to.
  const canGoBack = window.history.length > 1;

  return (
    <>
      <StateBlock
        illustration={DRAWN[known ?? 500]}
        title={
          <>
            {known && (
              <div
                style={{ color: token.colorTextTertiary, fontSize: token.fontSizeSM, fontWeight: 'normal' }}
              >
                {known}
              </div>
            )}
            <h1 style={{ margin: 0, fontSize: token.fontSizeHeading3, lineHeight: token.lineHeightHeading3 }}>
              {known ? t(`status.${known}.title`) : t('status.other.title', { status })}
            </h1>
          </>
        }
        action={
          <>
            {onRetry && (
              <Button type="primary" onClick={onRetry}>
                {ui('retry')}
              </Button>
            )}
            <LinkButton type={onRetry ? 'default' : 'primary'} to={HOME_PATH}>
              {t('status.home')}
            </LinkButton>
            <SearchButton form="inline" />
            {canGoBack && <Button onClick={() => void navigate(-1)}>{ui('navigation.back')}</Button>}
          </>
        }
      >
        {known === 404
          ? t('status.404.message', { path: readable(pathname) })
          : t(`status.${known ?? 'other'}.message`)}
        {requestId !== undefined && (
          <p style={{ margin: 0 }}>
            {ui('notice.requestId')} <CopyText text={requestId} />
          </p>
        )}
      </StateBlock>
      {children}
    </>
  );
}

/** With the letters that browsers encode, such as those of Vietnamese. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The path has a "%" that begins no letter.
    return path;
  }
}
