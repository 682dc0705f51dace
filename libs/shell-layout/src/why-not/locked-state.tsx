import LockOutlined from '@ant-design/icons/LockOutlined';
import type { GroupAccess } from '@console/http/contract';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { accessDenial, contentDenial, type Denial, NOT_A_MEMBER } from '../access/denial';
import { useGrants } from '../access/use-access';
import { chainOf } from '../routes/route-handle';
import { useRouteNames } from '../routes/route-title';
import { useSubscriptionDialogs } from '../access/subscription-context';
import { DenialFacts } from './denial-facts';

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

interface RejectedStateProps {
  /** The access of the operation. */
  access: GroupAccess;
  /** The name of the content on the screen. */
  what: string;
}

/** Renders in place of content whose query the platform rejects with 403: what it takes, whatever the user held until now. */
export function RejectedState({ access, what }: RejectedStateProps) {
  const { app = NOT_A_MEMBER } = useGrants();
  const held = { permissions: NOT_A_MEMBER.permissions, app: { ...NOT_A_MEMBER, isMember: app.isMember } };
  const denial = accessDenial(access, held);
  return denial && <LockedState denial={denial} what={what} />;
}

/** The open tab of a frame, or in place of it what keeps the user from its content. @see spec 6 */
export function TabOutlet() {
  const chain = chainOf(useMatches());
  const nameOf = useRouteNames();
  const denial = contentDenial(chain, useGrants());
  const tab = chain.findLast(({ meta }) => meta.contentFor);
  return denial && tab ? <LockedState denial={denial} what={nameOf([tab.meta])} /> : <Outlet />;
}
