import nx from '@nx/eslint-plugin';
import * as jsonParser from 'jsonc-eslint-parser';

/**
 * What each kind of project may import from the workspace. The console may import everything; a feature
 * imports no other feature. Servers import contracts and the server kit. End-to-end tests also take the texts, the
 * pseudo-language, the list of routes and the fake external servers, by the names below.
 */
const DEPENDENCIES = {
  'type:app': ['type:feature', 'type:shell', 'type:ui', 'type:protocol', 'type:foundation'],
  'type:feature': ['type:shell', 'type:ui', 'type:protocol', 'type:foundation'],
  'type:shell': ['type:ui', 'type:protocol', 'type:foundation'],
  'type:ui': ['type:foundation'],
  'type:protocol': ['type:foundation'],
  'type:foundation': ['type:foundation'],
  'type:server': ['type:server-kit'],
  'type:server-kit': [],
  'type:e2e': [],
  'type:tool': [],
};

const CONTRACT = '^@console/[a-z0-9-]+/contract$';
const TEXTS = '^@console/[a-z0-9-]+/(?:[a-z0-9-]+/)*locales/(en|vi)$';
const PSEUDO_LANGUAGE = '^@console/i18n/testing$';
/** The rule does not know optionalDependencies. */
const FFMPEG = '^node-av/(api|constants|lib)$';
const ROUTES = '^@console/console/testing/routes$';
const OUTSIDE_SERVERS = '^@console/platform/testing/(mail-server|social-providers|webhook-receiver)$';

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

/** @see ASVS 15.1.2 */
export const boundaries = [
  boundariesOf('all', ['{apps,libs}/*/src/**', 'tools/generators/src/**'], []),
  boundariesOf(
    'servers',
    ['apps/console-server/**', 'apps/media-node/**', 'apps/platform/**'],
    [CONTRACT, FFMPEG],
  ),
  boundariesOf(
    'end-to-end',
    ['apps/console-e2e/**'],
    [CONTRACT, TEXTS, PSEUDO_LANGUAGE, ROUTES, OUTSIDE_SERVERS],
  ),
  {
    name: 'console/boundaries/dependencies',
    files: ['{apps,libs}/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonParser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          checkVersionMismatches: false,
          // The root declares what configuration, tests and development servers use.
          ignoredFiles: [
            '{projectRoot}/**/*.config.*',
            '{projectRoot}/**/.storybook/**',
            '{projectRoot}/**/testing/**',
            '{projectRoot}/bench/**',
            '{projectRoot}/test/**',
            '{projectRoot}/src/dev.ts',
          ],
          // Peers of antd and RTK Query, what only `testing` entries use, and fonts, which are files.
          ignoredDependencies: [
            'react',
            'react-dom',
            'react-redux',
            'msw',
            '@fontsource-variable/inter',
            '@expo-google-fonts/archivo-narrow',
          ],
        },
      ],
    },
  },
];
