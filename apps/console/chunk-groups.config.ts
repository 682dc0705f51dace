import type { Rolldown } from 'vite';

/** What sign-in and the console both need. The size budgets tell when something is missing here. */
const SHARED_WITH_SIGN_IN = new RegExp(
  [
    'node_modules/(react-i18next|antd/es/(config-provider|theme|button))/',
    '@ant-design/icons/es/icons/(Search|Moon|Sun)Outlined',
    'libs/i18n/src/(?!calendar|typed-numbers|zone-times)|libs/http/src/(storage/stored-keys|events/console-error)|libs/shell-layout/src/services/console-services',
    'libs/ui/src/(provider|links|theme/(console-theme|use-narrow)|lazy/preloaded-code)',
    'libs/ui/src/(page/page-header|list/missing-field|display/(notice-text|visually-hidden))',
    '(auth|shell|ui|antd)-locale[.]ts|account-paths[.]ts|log-caught-error[.]ts',
  ].join('|'),
);
/** Shared chunks have no side effects. */
const ENTRY = /\.html$|console\/src\/(main|embed|module-frame|sign-in-page\/main)\.tsx?$/;

/**
 * Few chunks for the first pages; the rest is left to the bundler. A group contains what its modules import, unless an
 * earlier group does.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shared', test: /preload-helper|rolldown.runtime|i18n[\\/]src[\\/]languages\.ts/ },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'store', test: /node_modules[\\/](?:@reduxjs|react-redux|redux|redux-thunk|immer|reselect)[\\/]/ },
  { name: 'config', test: /read-config\.ts|token-header-name\.ts/ },
  { name: 'module-frame', test: /frame-guest\.ts/ },
  { name: 'base', test: (id) => SHARED_WITH_SIGN_IN.test(withSlashes(id)) },
  { name: 'form', test: /hydrate-sign-in/ },
  { name: 'start', test: (id) => !ENTRY.test(withSlashes(id)), tags: ['$initial'] },
  { name: textsChunk },
  { name: 'list', test: /default-layout|layout-parts|tenant-app-list-page|prefetch-tenant-app-list/ },
];

/** Texts that the menu does not show load with their screens. */
const ON_DEMAND = ['auth', 'live', 'ssai', 'vod'];

/** One chunk of texts per language; those that sign-in needs are separate. */
function textsChunk(id: string): string | null {
  const [, library = '', language] = /([\w-]+)\/src\/locales\/(en|vi)\.ts$/.exec(withSlashes(id)) ?? [];
  if (language === undefined || ON_DEMAND.includes(library)) return null;
  return ['shell-layout', 'ui'].includes(library) ? `shell-${language}` : language;
}

function withSlashes(id: string): string {
  return id.replaceAll('\\', '/');
}
