import type { Demo } from '../src/create-platform';
import type { Settings } from '../src/settings';
import { DEMO_ADS_PATH, demoAds } from './demo-ads';
import { seedDemoData } from './seed/seed-demo-data';
import { SimulatedServers } from './servers/simulated-servers';

/** The demo data that the settings ask for. */
export function demoOf({ seedApps, seedUsageDays, demoHeartbeats, consoleUrl }: Settings): Demo {
  return {
    seed: (db, keyring, now) =>
      seedDemoData(db, { apps: seedApps, usageDays: seedUsageDays, consoleUrl, keyring }, now),
    pages: seedApps > 0 ? { [DEMO_ADS_PATH]: demoAds() } : {},
    startServers: async (services) => {
      if (!demoHeartbeats || seedApps === 0) return undefined;
      const demoServers = new SimulatedServers(services);
      await demoServers.fill();
      demoServers.start();
      return demoServers;
    },
  };
}
