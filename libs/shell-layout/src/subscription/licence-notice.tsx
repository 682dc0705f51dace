import { lazyComponent } from '@console/ui/lazy';
import { useMenuParams } from '../menu/use-menu-params';
import { useConsole } from '../services/console-services';
import { useWatched } from '../services/use-watched';

const LicenceAlert = lazyComponent(async () => (await import('./licence-alert')).LicenceAlert);

/**
 * Stands above the screens of an app with a server that has no licence, or none any more, and leads to those servers. Who may
 * not give licences is told who can. @see spec 4.6
 */
export function LicenceNotice() {
  const { licenseMissing } = useConsole();
  const { appId } = useMenuParams();
  const lacking = useWatched(licenseMissing, appId);
  return lacking ? <LicenceAlert appId={appId} /> : null;
}
