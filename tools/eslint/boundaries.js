import nx from '@nx/eslint-plugin';

/**
 * What each kind of project may import from the workspace. The console alone may use everything; a feature never
 * meets another feature; servers and end-to-end tests take contracts, which are allowed by name below.
 */
const DEPENDENCIES = {
  'type:app': ['type:feature', 'type:shell', 'type:foundation'],
  'type:feature': ['type:shell', 'type:foundation'],
  'type:shell': ['type:foundation'],
  'type:foundation': [],
  'type:server': [],
  'type:e2e': [],
  'type:tool': [],
};

const CONTRACTS_ONLY = ['apps/console-server/**', 'apps/platform/**', 'apps/console-e2e/**'];

function moduleBoundaries(allow) {
  return [
    'error',
    {
      allow,
      enforceBuildableLibDependency: true,
      // Refuses what no package.json names; also an app's name, which leads nowhere as an app exports nothing.
      banTransitiveDependencies: true,
      depConstraints: Object.entries(DEPENDENCIES).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
        sourceTag,
        onlyDependOnLibsWithTags,
      })),
    },
  ];
}

export const boundaries = [
  {
    name: 'console/boundaries',
    files: ['{apps,libs}/*/src/**', 'apps/*/test/**', 'apps/console-e2e/**', 'tools/generators/src/**'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries([]) },
  },
  {
    name: 'console/boundaries/contracts-only',
    files: CONTRACTS_ONLY,
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(['^@console/[a-z0-9-]+/contract$']) },
  },
];
