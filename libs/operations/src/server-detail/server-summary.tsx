import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { StatusTag } from '@console/ui';
import { useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Server } from '../contract';
import { clusterServersPath } from '../paths/server-paths';
import { useServerScope } from '../servers/server-scope';
import { useServerTexts } from '../servers/use-server-texts';

/** The state of a server in words, and what it belongs to. */
export function ServerSummary({ server }: { server: Server }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const texts = useServerTexts();
  const linkFrom = useLinkFrom();
  const { path } = useServerScope();
  const { appId, appName = appId, cluster, load, state } = server;
  const isServing = load !== null && (state === 'healthy' || state === 'warning');
  return (
    <Flex
      wrap
      gap={`0 ${String(token.margin)}px`}
      align="baseline"
      style={{ color: token.colorTextSecondary }}
    >
      {state !== 'healthy' && <StatusTag tone={texts.state(state).tone} label={texts.meaning(server)} />}
      {isServing && (
        <span>
          {t('servers.now', { streams: texts.number(load.streams), viewers: texts.number(load.viewers) })}
        </span>
      )}
      {cluster !== null && (
        <span>
          {t('servers.cluster')}{' '}
          <Link to={linkFrom(clusterServersPath(path, cluster))}>{clipText(cluster)}</Link>
        </span>
      )}
      {appId !== ADMIN_APP_ID && (
        <span>
          {t('servers.app')}{' '}
          <Link to={linkFrom(`/apps/${encodeURIComponent(appId)}/detail`)}>{clipText(appName)}</Link>
        </span>
      )}
    </Flex>
  );
}
