import { LinkButton, PageHeader } from '@console/ui';
import { HOME_PATH, signOut, useConsole } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvitationTitle } from './use-invitation-title';

interface InvitationOfAnotherProps {
  /** Whom the invitation is for, masked. */
  email: string;
  appName: string | null;
  /** Who is signed in. */
  present: string;
}

/** Somebody else is signed in: nothing is accepted in their name, and nobody is signed out unasked. */
export function InvitationOfAnother({ email, appName, present }: InvitationOfAnotherProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const services = useConsole();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <PageHeader title={useInvitationTitle(appName)} />
      <p style={{ overflowWrap: 'anywhere' }}>{t('invitation.another.what', { email, present })}</p>
      <Flex vertical gap={token.marginXS}>
        <Button
          type="primary"
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            // The page itself goes on with the invitation once nobody is signed in.
            void signOut(services);
          }}
        >
          {t('invitation.another.signOut')}
        </Button>
        <LinkButton to={HOME_PATH}>{t('invitation.another.stay')}</LinkButton>
      </Flex>
    </>
  );
}
