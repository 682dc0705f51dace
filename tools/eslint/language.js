import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import tseslint from 'typescript-eslint';

const DEFAULT_EXPORTS_EXPECTED = [
  '**/*.config.{js,ts}',
  '.size-limit.js',
  '**/.storybook/**',
  '**/*.stories.tsx',
];

const NO_EXPORT_STAR = { selector: 'ExportAllDeclaration', message: 'Name what is exported.' };
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' };
const NO_STATIC_MODAL = {
  selector:
    'MemberExpression[object.name="Modal"][property.name=/^(confirm|info|success|error|warning|warn)$/]',
  message: 'Take modal from usePopUps(): the static one ignores theme, language and nonce.',
};

const EXPLAINED = /^\s*oxlint-disable(?:-next)?-line [\w/-]+(?:, [\w/-]+)* -- \S/;

/** Suppressions of oxlint name their rules and the reason, as those of ESLint do. */
const explainedSuppressions = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments())
        if (comment.value.includes('oxlint-disable') && !EXPLAINED.test(comment.value))
          report({ loc: comment.loc, message: 'Write: oxlint-disable-next-line <rule> -- <reason>.' });
    },
  }),
};

/** Everything that oxlint checks, with types or without, is configured in `.oxlintrc.json`. */
export const language = [
  {
    name: 'console/linter',
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  {
    name: 'console/syntax',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    name: 'console/language',
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [comments.recommended],
    plugins: { console: { rules: { 'explained-suppressions': explainedSuppressions } } },
    rules: {
      'console/explained-suppressions': 'error',
      '@eslint-community/eslint-comments/require-description': 'error',
      'no-restricted-syntax': ['error', NO_EXPORT_STAR, NO_DEFAULT_EXPORT, NO_STATIC_MODAL],
    },
  },
  {
    name: 'console/default-exports',
    files: DEFAULT_EXPORTS_EXPECTED,
    rules: { 'no-restricted-syntax': ['error', NO_EXPORT_STAR, NO_STATIC_MODAL] },
  },
  {
    name: 'console/one-index',
    files: ['libs/*/src/*/**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'A library has one index, src/index.ts.' },
      ],
    },
  },
];
