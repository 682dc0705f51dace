import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import { LinkButton, PageActions, RouteDrawer } from '@console/ui';
import { useKeepQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { SERVERS_ACCESS } from '../contract';
import { serverPagePath } from '../paths/server-paths';
import { RecordState } from '../record-state';
import { useServerScope } from '../servers/server-scope';
import { useServerActions } from '../servers/use-server-actions';
import { ServerContent } from './server-content';
import { useServerOfRoute } from './use-server-of-route';

const WIDTH = 720;

export function ServerDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { path } = useServerScope();
  const keepQuery = useKeepQuery();
  const actionsOf = useServerActions();
  const { server, result } = useServerOfRoute();

  return (
    <RouteDrawer
      title={server?.name ?? t('routes.server')}
      closeTo={path}
      width={WIDTH}
      docked
      actions={
        server && (
          <Flex gap={token.marginXS} wrap>
            <PageActions actions={actionsOf(server)} />
            <LinkButton
              type="text"
              icon={<FullscreenOutlined aria-hidden />}
              aria-label={t('servers.openPage')}
              title={t('servers.openPage')}
              to={keepQuery(serverPagePath(path, server.id))}
            />
          </Flex>
        )
      }
    >
      {server ? (
        <ServerContent key={server.id} server={server} result={result} />
      ) : (
        <RecordState
          {...result}
          access={SERVERS_ACCESS}
          texts={{
            name: t('routes.server'),
            notFound: t('servers.notFound'),
            failed: t('servers.failed'),
            loading: t('servers.loading'),
          }}
        />
      )}
    </RouteDrawer>
  );
}
