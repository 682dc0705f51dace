import type { ModuleLoading } from '@console/shell-layout';

export const BY_IMPORT: ModuleLoading = {
  load: (address) => import(/* @vite-ignore -- known when the console runs, not when it is built */ address),
  timeoutMs: 10_000,
};
