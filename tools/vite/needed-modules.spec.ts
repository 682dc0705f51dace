import { describe, expect, it } from 'vitest';
import { neededModules } from './needed-modules';

const FACE = '/repo/libs/kit/src/index.ts';

/** Imports and relevant code by module path. */
const MODULES: Record<string, { importedIds: string[]; code?: string }> = {
  '/repo/libs/apps/src/list.tsx': {
    importedIds: [FACE, '/repo/libs/apps/src/columns.ts'],
    code: `import { Table } from '@console/kit'; import { columns } from './columns';`,
  },
  '/repo/libs/apps/src/columns.ts': { importedIds: [] },
  [FACE]: {
    importedIds: [
      '/repo/libs/kit/src/table.tsx',
      '/repo/libs/kit/src/form/index.ts',
      '/repo/libs/kit/src/theme.ts',
    ],
    code: `export { Table } from './table'; export { Form } from './form'; export { theme } from './theme';`,
  },
  '/repo/libs/kit/src/table.tsx': { importedIds: ['/repo/libs/kit/src/theme.ts'] },
  '/repo/libs/kit/src/form/index.ts': { importedIds: [] },
  '/repo/libs/kit/src/theme.ts': { importedIds: [] },
  '/repo/libs/apps/src/form.tsx': {
    importedIds: [FACE],
    code: `import { Form as KitForm } from '@console/kit';`,
  },
};
const modules = {
  getModuleInfo: (id: string) => (MODULES[id] ? { code: '', ...MODULES[id] } : null),
};
const needed = (start: string) =>
  [...neededModules([start], modules)].map((id) => id.replace('/repo/libs/', ''));

describe('what loads at once with a module', () => {
  it('is what it imports, and of the face of a library only what it takes from it', () => {
    expect(needed('/repo/libs/apps/src/list.tsx')).toEqual([
      'apps/src/list.tsx',
      'kit/src/table.tsx',
      'kit/src/theme.ts',
      'apps/src/columns.ts',
    ]);
  });

  it('is found by the exported name, and in folders with a file of their own', () => {
    expect(needed('/repo/libs/apps/src/form.tsx')).toEqual(['apps/src/form.tsx', 'kit/src/form/index.ts']);
  });
});
