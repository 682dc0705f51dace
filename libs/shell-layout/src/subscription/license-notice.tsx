import { lazyComponent } from '@console/ui/lazy';
import { useMenuParams } from '../access/current-app';
import { useWatched } from '../access/use-watched';
import { useConsole } from '../services/console-services';

const LicenseAlert = lazyComponent(async () => (await import('./license-alert')).LicenseAlert);

/**
 * Shows that servers of an app lack a license and links to them. Users who may not assign licenses see who
 * can. @see spec 4.6
 */
export function LicenseNotice() {
  const { licenseMissing } = useConsole();
  const { appId } = useMenuParams();
  const lacking = useWatched(licenseMissing, appId);
  return lacking ? <LicenseAlert key={appId} appId={appId} /> : null;
}
