import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { matchRoutes, useLocation } from 'react-router';
import { appIdOf, routeDenial } from '../access/denial';
import { useAccess } from '../access/use-access';
import type { CurrentUser } from '../contract';
import { MyAccessButton } from '../access/my-access-button';
import { statusStateOf } from '../routes/paths';
import { useRoutes } from '../routes/route-contexts';
import { useRouteNames } from '../routes/route-title';
import { Slot } from '../services/slots';
import { StatusPage } from './status-page';

/** The 403 page. Signed-in users see why, and what they can open. @see spec 2.10 */
export function ForbiddenPage() {
  const { user } = useAccess();
  const { requestId } = statusStateOf(useLocation().state) ?? {};
  return (
    <StatusPage status={403} requestId={requestId}>
      {user && <Explanation user={user} />}
    </StatusPage>
  );
}

function Explanation({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const location = useLocation();
  const routes = useRoutes();
  const nameOf = useRouteNames();
  const { failed } = statusStateOf(location.state) ?? {};
  const matches = (failed !== undefined && matchRoutes([...routes], failed)) || [];
  const chain = matches.map(({ route }) => route);
  const appId = appIdOf(chain, matches.at(-1)?.params);
  const { permissions, app } = useAccess(appId);
  const name = nameOf(chain.slice(-1).map((route) => route.meta));
  const denial =
    chain.length > 0 && permissions
      ? (routeDenial(chain, permissions, app) ?? (user.viewOnly ? { kind: 'view-only' as const } : undefined))
      : undefined;

  return (
    <Flex
      vertical
      gap={token.marginLG}
      style={{
        maxWidth: 560,
        marginInline: 'auto',
        textAlign: 'start',
        color: token.colorText,
        lineHeight: token.lineHeight,
      }}
    >
      {denial && (
        <section aria-label={t('denial.title')}>
          {name && <p>{t('status.403.place', { place: name })}</p>}
          <Slot name="denialFacts" props={{ denial, what: name || undefined, appId }} />
        </section>
      )}
      <Flex justify="center">
        <MyAccessButton />
      </Flex>
    </Flex>
  );
}
