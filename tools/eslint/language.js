import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const DEFAULT_EXPORTS_EXPECTED = ['**/*.config.{js,ts}', '**/.storybook/**', '**/*.stories.tsx'];

const NO_EXPORT_STAR = { selector: 'ExportAllDeclaration', message: 'Name what is exported.' };
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' };
const NO_STATIC_MODAL = {
  selector:
    'MemberExpression[object.name="Modal"][property.name=/^(confirm|info|success|error|warning|warn)$/]',
  message: 'Take modal from usePopUps(): the static one ignores theme, language and nonce.',
};

export const language = [
  {
    name: 'console/linter',
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  {
    name: 'console/language',
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [js.configs.recommended, comments.recommended],
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'no-restricted-syntax': ['error', NO_EXPORT_STAR, NO_DEFAULT_EXPORT, NO_STATIC_MODAL],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
    },
  },
  {
    name: 'console/scripts',
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'console/types',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // RTK Query's word for a call that takes nothing is void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The router's own way to redirect is to throw a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
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
  {
    name: 'console/locales',
    files: ['libs/*/src/locales/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'console/test-code',
    files: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', '**/src/testing/**', 'apps/platform/testing/**'],
    rules: {
      // A handler or a play function is asynchronous by its type, whether this one waits or not.
      '@typescript-eslint/require-await': 'off',
    },
  },
];
