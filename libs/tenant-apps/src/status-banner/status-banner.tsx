import { clipText } from '@console/i18n';
import { useConsole } from '@console/shell-layout';
import { useNow } from '@console/ui';
import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetStatusBannerQuery } from '../api/status-banner-api';
import { useDismissed } from '../use-dismissed';

const MINUTE = 60_000;
const TYPES = { info: 'info', warning: 'warning', critical: 'error' } as const;

/** The administrators' message, until it ends or the user hides it. */
export function StatusBanner() {
  const { t, i18n } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const { data } = useGetStatusBannerQuery(undefined, {
    pollingInterval: config.alertsPollSeconds * 1000,
    skipPollingIfUnfocused: true,
  });
  const banner = data?.banner ?? null;
  const [isDismissed, dismiss] = useDismissed(`banner:${banner?.updatedAt ?? ''}`);
  const now = useNow(MINUTE);
  const isOver = typeof banner?.until === 'string' && Date.parse(banner.until) <= now;
  if (!banner || isDismissed || isOver) return null;
  const { severity, en, vi } = banner;
  const [first, second] = i18n.language === 'vi' ? [vi, en] : [en, vi];

  return (
    <Alert
      type={TYPES[severity]}
      showIcon
      title={<span style={{ overflowWrap: 'anywhere' }}>{clipText(first === '' ? second : first)}</span>}
      closable={{ 'aria-label': t('statusBanner.hide'), onClose: dismiss }}
      style={{ marginBottom: token.margin }}
    />
  );
}
