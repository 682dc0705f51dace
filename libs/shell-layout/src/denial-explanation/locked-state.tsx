import LockOutlined from '@ant-design/icons/LockOutlined';
import type { GroupAccess } from '@console/http/contract';
import { PageHeader } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { accessDenial, contentDenial, NOT_A_MEMBER } from '../access/denial';
import type { Denial } from '../routes/denial';
import { useGrants } from '../access/use-access';
import { chainOf } from '../routes/route-handle';
import { useRouteNames } from '../routes/route-title';
import { useSubscriptionDialogs } from '../access/subscription-context';
import { Slot } from '../services/slots';

/** Replaces denied content: requirements, who can help, or the subscription. @see spec 4.4, 4.5, 6 */
export function LockedState({ denial, what }: { denial: Denial; what: string }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const subscription = useSubscriptionDialogs();
  return (
    <Flex vertical align="start" gap={token.margin} style={{ maxWidth: token.screenSM }}>
      <Flex align="center" gap={token.marginXS}>
        <LockOutlined aria-hidden style={{ fontSize: token.fontSizeHeading4 }} />
        <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4, lineHeight: token.lineHeightHeading4 }}>
          {t(`locked.title.${titleKey(denial)}`, { what })}
        </h2>
      </Flex>
      <Slot name="denialFacts" props={{ denial, what }} />
      {denial.kind === 'edition' && (
        <Button onClick={() => subscription.openSubscription(what)}>{t('locked.showSubscription')}</Button>
      )}
      {denial.kind === 'card' && (
        <Button onClick={() => subscription.openNoCardWarning(what)}>{t('locked.addCard')}</Button>
      )}
    </Flex>
  );
}

function titleKey({ kind }: Denial) {
  return kind === 'edition' || kind === 'card' ? kind : 'forbidden';
}

/** Replaces content whose query was rejected with 403, regardless of cached permissions. */
export function RejectedState({ access, what }: { access: GroupAccess; what: string }) {
  const { app = NOT_A_MEMBER } = useGrants();
  const held = { permissions: NOT_A_MEMBER.permissions, app: { ...NOT_A_MEMBER, isMember: app.isMember } };
  const denial = accessDenial(access, held);
  return denial && <LockedState denial={denial} what={what} />;
}

/** The open tab of a frame, or why its content is denied. @see spec 6 */
export function TabOutlet() {
  const chain = chainOf(useMatches());
  const nameOf = useRouteNames();
  const denial = contentDenial(chain, useGrants());
  const tab = chain.findLast(({ meta }) => meta.contentFor);
  return denial && tab ? <LockedState denial={denial} what={nameOf([tab.meta])} /> : <Outlet />;
}

/** Explains why the user or the app has no access to a page that was opened by its address. */
export function LockedPage({ title, denial }: { title: string; denial: Denial }) {
  return (
    <>
      <PageHeader title={title} />
      <LockedState denial={denial} what={title} />
    </>
  );
}
