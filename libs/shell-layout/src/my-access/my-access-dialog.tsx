import { ADMIN_APP_ID } from '@console/http';
import { Collapse, Modal, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDetail, useMenuParams } from '../access/current-app';
import { subscriptionDenial } from '../access/edition';
import { useAccess } from '../access/use-access';
import { useDenialReason } from '../access/use-denial-reason';
import type { CurrentUser } from '../contract';
import { menuAddress, openPaths } from '../menu/menu-address';
import { connectedRoutes, menuNodes } from '../menu/menu-tree';
import { useRoutes } from '../routes/route-contexts';
import { useRouteNames } from '../routes/route-title';
import { useConsole } from '../services/console-services';
import { DenialFacts } from '../denial-explanation/denial-facts';
import { myAccess } from './my-access';

interface MyAccessDialogProps {
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** "My permissions": every menu page, denied ones with the reason. */
export function MyAccessDialog({ open, onClose, onLeave }: MyAccessDialogProps) {
  const { t } = useTranslation('shell');
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
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const routes = useRoutes();
  const params = useMenuParams();
  const nameOf = useRouteNames();
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
      <h2 style={heading}>{t('access.closed')}</h2>
      {closed.length === 0 ? (
        <p>{t('access.nothingClosed')}</p>
      ) : (
        <Collapse
          size="small"
          items={closed.map(({ denial, pages }) => {
            const what = pages.map(({ trail }) => nameOf(trail)).join(', ');
            const takes = reasonOf(denial);
            return {
              key: takes,
              label: (
                <>
                  <strong>{what}</strong>
                  <div style={{ color: token.colorTextDescription }}>{takes}</div>
                </>
              ),
              children: <DenialFacts denial={denial} what={what} />,
            };
          })}
        />
      )}
      <h2 style={heading}>{t('access.open')}</h2>
      <ul style={{ margin: 0, paddingInlineStart: token.paddingLG }}>
        {open.map(({ path, trail }) => (
          <li key={path}>
            <Link to={menuAddress(path, params, paths)} onClick={onLeave}>
              {nameOf(trail)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
