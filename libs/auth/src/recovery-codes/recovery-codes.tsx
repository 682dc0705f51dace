import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { LeaveGuard, printAs, SecretOnce } from '@console/shell-layout';
import { Button } from 'antd';
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
      <RecoveryCodesPaper codes={codes} />
      <LeaveGuard unsaved={() => !isKept()} title={t('recoveryCodes.leave.title')}>
        {t('recoveryCodes.leave.message')}
      </LeaveGuard>
    </>
  );
}
