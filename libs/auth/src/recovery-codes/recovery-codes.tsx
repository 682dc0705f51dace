import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { formatDateTime } from '@console/i18n';
import { LeaveGuard } from '@console/ui/form';
import { printAs, SecretOnce, usePrinting, useZone } from '@console/ui';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './recovery-codes-paper.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whether the codes have been saved; leaving is confirmed until then. */
  areSaved: () => boolean;
}

export function RecoveryCodes({ codes, areSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('auth');
  const [madeAt] = useState(() => new Date().toISOString());
  const isPrinting = usePrinting();
  return (
    <>
      <SecretOnce
        label={t('setup.recoveryCodes')}
        warning={t('setup.keepCodes')}
        values={codes}
        fileName="recovery-codes.txt"
        actions={
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => printAs(t('setup.recoveryCodes'))}>
            {t('recoveryCodes.print')}
          </Button>
        }
      />
      {isPrinting && <RecoveryCodesPaper codes={codes} madeAt={madeAt} />}
      <LeaveGuard unsaved={() => !areSaved()} title={t('recoveryCodes.leave.title')}>
        {t('recoveryCodes.leave.message')}
      </LeaveGuard>
    </>
  );
}

function RecoveryCodesPaper({ codes, madeAt }: { codes: readonly string[]; madeAt: string }) {
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
