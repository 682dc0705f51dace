import { formatDateTime } from '@console/i18n';
import { useZone } from '@console/ui';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { theme } from 'antd';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './recovery-codes-paper.css';

interface RecoveryCodesPaperProps {
  codes: readonly string[];
  madeAt: string;
}

/** The codes as a page of their own, which takes the place of everything else while the page is printed. */
export function RecoveryCodesPaper({ codes, madeAt }: RecoveryCodesPaperProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const { data: user } = useGetProfileQuery();
  const zone = useZone();

  return createPortal(
    <article className="recovery-codes-paper" hidden style={{ fontFamily: token.fontFamily }}>
      <h1>{t('recoveryCodes.paper.title', { product: config.productName })}</h1>
      <dl>
        <div>
          <dt>{t('recoveryCodes.paper.account')}</dt>
          <dd>{user?.email}</dd>
        </div>
        <div>
          <dt>{t('recoveryCodes.paper.madeAt')}</dt>
          <dd>
            {formatDateTime(madeAt, zone)} ({zone})
          </dd>
        </div>
      </dl>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{t('recoveryCodes.paper.about')}</p>
    </article>,
    document.body,
  );
}
