import { FailureAlert, useOwnFailureLines, type Outcome } from '@console/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowEnd, BackToSignIn } from './flow-end';

interface EmailSentProps {
  what: string;
  sendAgain: () => PromiseLike<Outcome<unknown>>;
  onOtherAddress: () => void;
}

/** Doesn’t reveal whether the address has an account. */
export function EmailSent({ what, sendAgain, onOtherAddress }: EmailSentProps) {
  const { t } = useTranslation('auth');
  const failureLines = useOwnFailureLines();
  const [sending, setSending] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);

  const send = async () => {
    setSending(true);
    setSentAgain(false);
    setFailure([]);
    const { error } = await sendAgain();
    setSending(false);
    setSentAgain(!error);
    if (error) setFailure(failureLines(error));
  };

  return (
    <FlowEnd title={t('emailSent.title')} what={what} hint={t('emailSent.hint')}>
      <FailureAlert lines={failure} />
      <div role="status">
        {sentAgain && <Alert type="success" showIcon role="none" title={t('emailSent.sentAgain')} />}
      </div>
      <Button loading={sending} onClick={() => void send()}>
        {t('emailSent.sendAgain')}
      </Button>
      <Button onClick={onOtherAddress}>{t('emailSent.otherAddress')}</Button>
      <BackToSignIn />
    </FlowEnd>
  );
}
