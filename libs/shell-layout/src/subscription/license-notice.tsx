import { lazyComponent } from '@console/ui/lazy';
import { useMenuParams } from '../access/current-app';
import { useWatched } from '../access/use-watched';
import { useConsole } from '../services/console-services';

const LicenseAlert = lazyComponent(async () => (await import('./license-alert')).LicenseAlert);

/**
 * Stands above the screens of an app with a server that has no license, or none any more, and leads to those servers. Who may
 * not give licenses is told who can. @see spec 4.6
 */
export function LicenseNotice() {
  const { licenseMissing } = useConsole();
  const { appId } = useMenuParams();
  const lacking = useWatched(licenseMissing, appId);
  return lacking ? <LicenseAlert appId={appId} /> : null;
}
