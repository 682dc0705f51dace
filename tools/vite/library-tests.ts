import { globSync } from 'node:fs';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

/** Zones around UTC: date errors may show in one only. */
const ZONES = ['Asia/Ho_Chi_Minh', 'UTC', 'America/New_York'] as const;

/** Specs that run in each zone. */
const DATE_SPECS = 'src/**/*{date,day,period,calendar,month}*.spec.ts';

/** The specs of a library, in Node. */
export function libraryTests(root: string): NonNullable<ViteUserConfig['test']> {
  return {
    allowOnly: false,
    silent: 'passed-only',
    projects: [specs(), ...dateSpecs(root)],
  };
}

function specs(): TestProjectConfiguration {
  return unitTests('unit', ZONES[0], ['src/**/*.spec.{ts,tsx}']);
}

function dateSpecs(root: string): TestProjectConfiguration[] {
  if (globSync(DATE_SPECS, { cwd: root }).length === 0) return [];
  return ZONES.slice(1).map((zone) => unitTests(`dates in ${zone}`, zone, [DATE_SPECS]));
}

function unitTests(name: string, zone: string, include: string[]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      env: { TZ: zone },
      include,
      // Modules load once; specs restore what they change.
      isolate: false,
      testTimeout: TEST_TIMEOUT_MS,
    },
  };
}
