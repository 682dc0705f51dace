/** Packages that still have cycles. */
const CYCLIC = ['libs/auth', 'libs/ui'];

const CYCLIC_PATHS = CYCLIC.map((path) => `^${path}/`);

/** Tests may import across folders. */
const TEST_CODE = String.raw`\.(spec|stories)\.tsx?$|/testing(/|\.ts$)|/conformance/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-file-cycle',
      comment: 'Files may import types in a cycle, not values.',
      severity: 'error',
      from: { pathNot: CYCLIC_PATHS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-cycle',
      comment: 'The folders of a package form layers.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^(apps|libs)/([^/]+)/src',
        pathNot: CYCLIC_PATHS,
      },
      to: { circular: true, path: '^$1/$2/src' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `${TEST_CODE}|node_modules|/dist/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    parser: 'tsc',
    enhancedResolveOptions: {
      conditionNames: ['@console/source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
