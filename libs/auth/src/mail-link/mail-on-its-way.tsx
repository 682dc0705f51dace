import { FailureAlert, useOwnFailureLines, type Outcome } from '@console/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowEnd } from './flow-end';
import { ToSignIn } from './to-sign-in';

interface MailOnItsWayProps {
  /** What the mail is about; the same whatever the address. */
  what: string;
  sendAgain: () => PromiseLike<Outcome<unknown>>;
  onOtherAddress: () => void;
}

/** After a mail was asked for. Nothing here tells whether the address has an account. */
export function MailOnItsWay({ what, sendAgain, onOtherAddress }: MailOnItsWayProps) {
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
    <FlowEnd title={t('mailOnItsWay.title')} what={what} hint={t('mailOnItsWay.hint')}>
      <FailureAlert lines={failure} />
      <div role="status">
        {sentAgain && <Alert type="success" showIcon role="none" title={t('mailOnItsWay.sentAgain')} />}
      </div>
      <Button loading={sending} onClick={() => void send()}>
        {t('mailOnItsWay.sendAgain')}
      </Button>
      <Button onClick={onOtherAddress}>{t('mailOnItsWay.otherAddress')}</Button>
      <ToSignIn />
    </FlowEnd>
  );
}
