import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { LeaveGuard } from '@console/ui/form';
import { printAs, SecretOnce, usePrinting } from '@console/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodesPaper } from './recovery-codes-paper';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whether the person has said that they are kept; until then leaving is asked about. */
  isKept: () => boolean;
}

/** Recovery codes, this once: to copy, to keep as a file, or to print. */
export function RecoveryCodes({ codes, isKept }: RecoveryCodesProps) {
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
          <Button
            icon={<PrinterOutlined aria-hidden />}
            onClick={() => {
              printAs(t('setup.recoveryCodes'));
            }}
          >
            {t('recoveryCodes.print')}
          </Button>
        }
      />
      {isPrinting && <RecoveryCodesPaper codes={codes} madeAt={madeAt} />}
      <LeaveGuard unsaved={() => !isKept()} title={t('recoveryCodes.leave.title')}>
        {t('recoveryCodes.leave.message')}
      </LeaveGuard>
    </>
  );
}
