import { useMatches } from 'react-router';
import { useConsole } from '../services/console-services';

/** What fills the parameters of menu paths: the current route’s, and the app that the person works in. */
export function useMenuParams(): Readonly<Record<string, string | undefined>> & { appId: string } {
  const { session } = useConsole();
  const params = useMatches().at(-1)?.params ?? {};
  return { ...params, appId: params['appId'] ?? session.appId };
}
