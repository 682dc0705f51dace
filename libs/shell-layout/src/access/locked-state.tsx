import LockOutlined from '@ant-design/icons/LockOutlined';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { DenialFacts } from './obstacle-facts';
import type { Denial } from '../guards/obstacle';
import { useSubscriptionDialogs } from '../subscription/subscription-desk';

interface LockedStateProps {
  denial: Denial;
  /** What the person wanted, as the screen calls it. */
  what: string;
}

/**
 * Stands where something is that the person may not see, or that the app goes without: what it takes, what there is, and who
 * can help, as "Why can't I?" tells; what a subscription opens leads to it. @see spec 4.4, 4.5, 6
 */
export function LockedState({ denial, what }: LockedStateProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const desk = useSubscriptionDialogs();
  return (
    <Flex vertical align="start" gap={token.margin} style={{ maxWidth: token.screenSM }}>
      <Flex align="center" gap={token.marginXS}>
        <LockOutlined aria-hidden style={{ fontSize: token.fontSizeHeading4 }} />
        <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4, lineHeight: token.lineHeightHeading4 }}>
          {t(`locked.title.${titleKey(denial)}`, { what })}
        </h2>
      </Flex>
      <DenialFacts denial={denial} what={what} />
      {denial.kind === 'edition' && (
        <Button
          onClick={() => {
            desk.openSubscription(what);
          }}
        >
          {t('locked.showSubscription')}
        </Button>
      )}
      {denial.kind === 'card' && (
        <Button
          onClick={() => {
            desk.openNoCardWarning(what);
          }}
        >
          {t('locked.addCard')}
        </Button>
      )}
    </Flex>
  );
}

function titleKey({ kind }: Denial) {
  return kind === 'edition' || kind === 'card' ? kind : 'forbidden';
}
