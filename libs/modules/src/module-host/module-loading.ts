import type { ConsoleServices } from '@console/shell-layout';

export type ModuleLoading = NonNullable<ConsoleServices['modules']>;

export const BY_IMPORT: ModuleLoading = {
  load: (address) => import(/* @vite-ignore -- known when the console runs, not when it is built */ address),
  timeoutMs: 10_000,
};
