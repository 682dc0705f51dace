import type { ConsoleError } from '@console/http';
import { DetailPage, PageActions } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useServerActions } from '../servers/use-server-actions';
import { useServerScope } from '../servers/server-scope';
import { ServerContent } from './server-content';
import { useServerOfRoute } from './use-server-of-route';

const NOT_FOUND: ConsoleError = { kind: 'http', status: 404, message: [], errors: [], fieldErrors: {} };

/** A server without the list around it. */
export function ServerPage() {
  const { t } = useTranslation('operations');
  const { path } = useServerScope();
  const actionsOf = useServerActions();
  const { server, result } = useServerOfRoute();
  const isElsewhere = result.currentData !== undefined && server === undefined;
  return (
    <DetailPage
      result={{ ...result, currentData: server, error: isElsewhere ? NOT_FOUND : result.error }}
      kind={t('routes.server')}
      backTo={path}
      head={(shown) => ({ title: shown.name, actions: <PageActions actions={actionsOf(shown)} /> })}
      notFound={t('servers.notFound')}
      failed={t('servers.failed')}
    >
      {(shown) => <ServerContent key={shown.id} server={shown} result={result} />}
    </DetailPage>
  );
}
