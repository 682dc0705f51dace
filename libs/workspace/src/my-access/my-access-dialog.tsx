import { ADMIN_APP_ID } from '@console/http';
import { type ConsoleSlots, useAppDetail, useConsole } from '@console/shell-layout';
import type { CurrentUser } from '@console/shell-layout/contract';
import {
  connectedRoutes,
  menuAddress,
  menuNodes,
  openPaths,
  subscriptionDenial,
  useAccess,
  useDenialReason,
  useMenuParams,
  useRouteNames,
  useRoutes,
} from '@console/shell-layout/menu';
import { Collapse, Flex, Modal, Skeleton, theme } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DenialFacts } from '../denial-explanation/denial-facts';
import { myAccess, pageGroups, type NamedPage } from './my-access';

/** Below the group's name on a phone, next to it on wider screens. */
const LINKS: CSSProperties = {
  flex: '1 1 20em',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.25em',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** "My permissions": every menu page, denied ones with the reason. */
export function MyAccessDialog({ open, onClose, onLeave }: ConsoleSlots['myAccess']) {
  const { t } = useTranslation('workspace');
  const { user } = useAccess();
  return (
    <Modal
      open={open}
      title={t('access.title')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('access.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={{ 'aria-label': t('access.close') }}
      width={640}
      destroyOnHidden
    >
      {user && <OwnAccess user={user} onLeave={onLeave} />}
    </Modal>
  );
}

function OwnAccess({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  const { t } = useTranslation('workspace');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const routes = useRoutes();
  const params = useMenuParams();
  const nameOf = useRouteNames();
  const nameOfPage = ({ trail }: NamedPage) => nameOf(trail.slice(-1));
  const reasonOf = useDenialReason();
  const { group, permissions, app } = useAccess();
  const admin = useAppDetail(ADMIN_APP_ID);
  const { subscription } = useAppDetail();

  if (!user.twoFAEnabled) return <DenialFacts denial={{ kind: 'two-factor' }} />;
  if (!group || !permissions) return <Skeleton active title={false} />;

  const paths = openPaths(routes, permissions, app);
  const { open, closed } = myAccess(
    menuNodes(connectedRoutes(routes, config.modules), permissions, app),
    (page) => subscriptionDenial(page, { subscription, buildMode: config.buildMode }),
  );
  const whose = { app: admin.subscription?.name ?? ADMIN_APP_ID, appId: ADMIN_APP_ID };
  const heading = {
    margin: `${String(token.marginLG)}px 0 ${String(token.marginXS)}px`,
    fontSize: token.fontSizeLG,
  };

  return (
    <>
      <p>
        {group.name === ''
          ? t('access.noMembership', whose)
          : t('access.membership', { group: group.name, ...whose })}
      </p>
      {user.viewOnly && (
        <>
          <p>{t('access.viewOnly')}</p>
          <DenialFacts denial={{ kind: 'view-only' }} />
        </>
      )}
      {closed.length > 0 && (
        <>
          <h2 style={heading}>{t('access.closed')}</h2>
          <Collapse
            size="small"
            items={closed.map(({ denial, pages }) => {
              const groups = pageGroups(pages).map(({ trail, pages: inGroup }) =>
                [nameOf(trail), inGroup.map(nameOfPage).join(', ')].filter(Boolean).join(' › '),
              );
              const takes = reasonOf(denial);
              return {
                key: takes,
                label: (
                  <>
                    {groups.map((group) => (
                      <div key={group} style={{ fontWeight: token.fontWeightStrong }}>
                        {group}
                      </div>
                    ))}
                    <div style={{ color: token.colorTextDescription }}>{takes}</div>
                  </>
                ),
                children: <DenialFacts denial={denial} what={groups.join('; ')} />,
              };
            })}
          />
        </>
      )}
      <h2 style={heading}>{t(closed.length > 0 ? 'access.open' : 'access.nothingClosed')}</h2>
      <Flex vertical gap={token.marginSM}>
        {pageGroups(open).map(({ trail, pages }) => {
          const group = trail.length > 0 ? nameOf(trail.slice(-1)) : t('access.noGroup');
          return (
            <Flex key={pages[0]?.path} wrap gap={`0 ${String(token.margin)}px`}>
              <h3 style={{ flex: '0 0 9em', margin: 0, font: 'inherit', color: token.colorTextDescription }}>
                {group}
              </h3>
              <ul style={LINKS} aria-label={group}>
                {pages.map((page) => (
                  <li key={page.path}>
                    <Link to={menuAddress(page.path, params, paths)} onClick={onLeave}>
                      {nameOfPage(page)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Flex>
          );
        })}
      </Flex>
    </>
  );
}
