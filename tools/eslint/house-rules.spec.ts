import { expect, it } from 'vitest';
import { lintSnippet } from './lint-snippet.ts';

const FEATURE = 'libs/tenant-apps/src/sample.ts';
const SCREEN = 'libs/tenant-apps/src/sample/sample-page.tsx';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const TEXT = 'i18next/no-literal-string';
const REASON = '@eslint-community/eslint-comments/require-description';
const ANY = '@typescript-eslint/no-explicit-any';
const LENGTH = 'max-lines';

it.each([
  ['static antd messages', IMPORTS, FEATURE, "import { message } from 'antd';"],
  ['static antd dialogs', SYNTAX, SCREEN, "import { Modal } from 'antd';\nModal.confirm({});"],
  ['the index of all icons', IMPORTS, FEATURE, "import { PlusOutlined } from '@ant-design/icons';"],
  ['climbing out of a library', IMPORTS, FEATURE, "import { sample } from '../../../sample';"],
  ['React in http', IMPORTS, 'libs/http/src/sample.ts', "import { useState } from 'react';"],
  ['React in server-kit', IMPORTS, 'libs/server-kit/src/sample.ts', "import { useState } from 'react';"],
  ['antd in http', IMPORTS, 'libs/http/src/sample.ts', "import { Button } from 'antd';"],
  ['React in a contract', IMPORTS, 'libs/auth/src/contract.ts', "import { useState } from 'react';"],
  [
    "a contract's way to a main entry",
    IMPORTS,
    'libs/auth/src/contract.ts',
    "import { query } from '@console/http';",
  ],
  ['mocks in production code', IMPORTS, FEATURE, "import { mock } from '@console/http/testing';"],
  ['msw in production code', IMPORTS, 'libs/http/src/sample.ts', "import { http } from 'msw';"],
  ['export *', SYNTAX, FEATURE, "export * from './sample';"],
  ['default exports', SYNTAX, FEATURE, 'export default 1;'],
  ['an index below the index', SYNTAX, 'libs/auth/src/sample/index.ts', "export { sample } from './sample';"],
  ['text in a screen', TEXT, SCREEN, 'export const sample = <p>Tenant apps</p>;'],
  ['text that is read out', TEXT, SCREEN, 'export const sample = <Sample aria-label="Close" />;'],
  ['text behind a condition', TEXT, SCREEN, "export const sample = <p>{ready ? 'Ready' : 'Wait'}</p>;"],
  [
    'lint that is turned off without a reason',
    REASON,
    FEATURE,
    '// eslint-disable-next-line eqeqeq\na == b;',
  ],
  ['any', ANY, FEATURE, 'export const sample: any = 1;'],
  ['long files', LENGTH, FEATURE, 'export const sample = 1;\n'.repeat(301)],
])('refuses %s', async (_what, rule, filePath, code) => {
  expect(await lintSnippet([rule], filePath, code)).toEqual(expect.arrayContaining([rule]));
});

it.each([
  ['antd components', IMPORTS, FEATURE, "import { Button } from 'antd';"],
  ['one icon', IMPORTS, FEATURE, "import PlusOutlined from '@ant-design/icons/PlusOutlined';"],
  [
    'mocks in a story',
    IMPORTS,
    'libs/auth/src/sample.stories.tsx',
    "import { mock } from '@console/http/testing';",
  ],
  [
    "RTK Query's hooks in http's one place",
    IMPORTS,
    'libs/http/src/api/console-api.ts',
    "import { createApi } from '@reduxjs/toolkit/query/react';",
  ],
  [
    'a contract on a contract',
    IMPORTS,
    'libs/auth/src/contract.ts',
    "import { operation } from '@console/http/contract';",
  ],
  ['default exports of stories', SYNTAX, 'libs/auth/src/sample.stories.tsx', 'export default {};'],
  ['translated text', TEXT, SCREEN, "export const sample = <p title={t('title')}>{t('text')} ©</p>;"],
  [
    'names that nobody reads',
    TEXT,
    SCREEN,
    'export const sample = <Sample className="wide" name="appId" size="large" to="/apps" />;',
  ],
  [
    'keys inside a screen',
    TEXT,
    SCREEN,
    "export const sample = <Sample columns={[{ key: 'name' }]} onOk={() => open('name')} />;",
  ],
  ['text in a story', TEXT, 'libs/auth/src/sample.stories.tsx', 'export const sample = <p>Tenant apps</p>;'],
  ['a reason', REASON, FEATURE, '// eslint-disable-next-line eqeqeq -- both may be null\na == b;'],
])('allows %s', async (_what, rule, filePath, code) => {
  expect(await lintSnippet([rule], filePath, code)).toEqual([]);
});
