import nx from '@nx/eslint-plugin';

/**
 * What each kind of project may import from the workspace. The console alone may use everything; a feature never
 * meets another feature. Servers take contracts and the server kit; end-to-end tests take the texts, in the pseudo-language too, the list of
 * places, the stand-ins for the servers of others and the quick axe as well, by the names below.
 */
const DEPENDENCIES = {
  'type:app': ['type:feature', 'type:shell', 'type:protocol', 'type:foundation'],
  'type:feature': ['type:shell', 'type:protocol', 'type:foundation'],
  'type:shell': ['type:protocol', 'type:foundation'],
  'type:protocol': ['type:foundation'],
  'type:foundation': [],
  'type:server': ['type:server-kit'],
  'type:server-kit': [],
  'type:e2e': [],
  'type:tool': [],
};

const CONTRACT = '^@console/[a-z0-9-]+/contract$';
const TEXTS = '^@console/[a-z0-9-]+/(?:[a-z0-9-]+/)*locales/(en|vi)$';
const PSEUDO_LANGUAGE = '^@console/i18n/testing$';
const PLACES = '^@console/console/testing/places$';
const OUTSIDE_SERVERS = '^@console/platform/testing/(mail-server|social-providers)$';
const QUICK_AXE = '^@console/vite-config/quick-axe$';

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

function boundariesOf(name, files, allow) {
  return {
    name: `console/boundaries/${name}`,
    files,
    // Configuration leans on tools/, which is nobody's library.
    ignores: ['**/*.config.ts'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(allow) },
  };
}

export const boundaries = [
  boundariesOf('all', ['{apps,libs}/*/src/**', 'tools/generators/src/**'], []),
  boundariesOf('servers', ['apps/console-server/**', 'apps/platform/**'], [CONTRACT]),
  boundariesOf(
    'end-to-end',
    ['apps/console-e2e/**'],
    [CONTRACT, TEXTS, PSEUDO_LANGUAGE, PLACES, OUTSIDE_SERVERS, QUICK_AXE],
  ),
];
