const TEST_FILES = [
  '**/*.spec.{ts,tsx}',
  '**/*.stories.tsx',
  '**/src/testing.ts',
  '**/src/testing/**',
  'apps/platform/testing/**',
  '**/.storybook/**',
  'apps/*-e2e/**',
];

const EVERYWHERE = {
  paths: [
    {
      name: 'antd',
      importNames: ['message', 'notification'],
      message: 'Take it from usePopUps(): the static one ignores theme, language and nonce.',
    },
    {
      name: '@ant-design/icons',
      message:
        "Import icons one by one, such as '@ant-design/icons/PlusOutlined': the index loads all of them.",
    },
  ],
  patterns: [
    { regex: '^(\\.\\./){3}(?!tools/)', message: 'Relative imports rise at most two levels.' },
    { regex: '^antd/(?!locale/)', message: "Import from 'antd' itself." },
    { regex: '^@ant-design/icons/(es|lib)', message: "Import icons as '@ant-design/icons/PlusOutlined'." },
  ],
};

const PRODUCTION = {
  patterns: [
    { regex: '^(msw|vitest|storybook)(/|$)|^@(vitest|storybook)/', message: 'For tests and stories only.' },
    { regex: '(^@console/[a-z0-9-]+|/)/testing$', message: 'For tests and stories only.' },
  ],
};

/** http works without a page: stores, pages and servers of any kind stand on it. */
const NO_REACT = {
  patterns: [
    {
      regex: '^(react|react-dom|react-redux|antd|@reduxjs/toolkit/query/react)(/|$)',
      message: 'This library has no React.',
    },
  ],
};

const CONTRACT = {
  patterns: [
    {
      regex: '^(?!zod$|\\.\\.?/|@console/[a-z0-9-]+/contract$)',
      message: 'A contract is read by servers too: it may use zod and other contracts, nothing else.',
    },
  ],
};

/** The last matching block wins in ESLint, so each block carries every restriction that holds for its files. */
function restrictImports(...restrictions) {
  return {
    'no-restricted-imports': [
      'error',
      {
        paths: restrictions.flatMap(({ paths = [] }) => paths),
        patterns: restrictions.flatMap(({ patterns = [] }) => patterns),
      },
    ],
  };
}

export const imports = [
  {
    name: 'console/imports',
    files: ['{apps,libs}/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'],
    rules: restrictImports(EVERYWHERE),
  },
  {
    name: 'console/imports/production',
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: restrictImports(EVERYWHERE, PRODUCTION),
  },
  {
    name: 'console/imports/no-react',
    files: ['libs/{http,server-kit}/src/**/*.{ts,tsx}'],
    ignores: [...TEST_FILES, 'libs/http/src/api/console-api.ts'],
    rules: restrictImports(EVERYWHERE, PRODUCTION, NO_REACT),
  },
  {
    name: 'console/imports/contract',
    files: ['libs/*/src/contract.ts', 'libs/*/src/contract/**/*.ts'],
    ignores: TEST_FILES,
    rules: restrictImports(EVERYWHERE, PRODUCTION, CONTRACT),
  },
];
