import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

const COMPONENTS = ['libs/*/src/**/*.tsx', 'apps/console/src/**/*.tsx'];
const TEST_COMPONENTS = ['**/*.spec.tsx', '**/*.stories.tsx', '**/src/testing/**'];

/** Props that a person reads, or hears from a screen reader. */
const SPOKEN_PROPS = [
  'title',
  'subTitle',
  'label',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'tooltip',
  'description',
  'extra',
  'help',
  'okText',
  'cancelText',
  'addonBefore',
  'addonAfter',
  'checkedChildren',
  'unCheckedChildren',
  'empty',
];

export const react = [
  {
    name: 'console/react',
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'console/accessibility',
    files: COMPONENTS,
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A screen of one form starts in its first field; what autoFocus of a component does is the component's to say.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    name: 'console/text',
    files: COMPONENTS,
    ignores: TEST_COMPONENTS,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'A person reads this: take it from the locale files',
          'jsx-attributes': { include: SPOKEN_PROPS },
          callees: { exclude: ['.*'] },
          'object-properties': { exclude: ['.*'] },
          words: { exclude: [/^[^\p{L}]+$/u] },
        },
      ],
    },
  },
];
