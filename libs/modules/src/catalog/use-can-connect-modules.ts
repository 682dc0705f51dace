import { useActionDenial } from '@console/shell-layout';

/** Whether the user is an administrator of the installation, who sees how to connect a module. */
export function useCanConnectModules(): boolean {
  return useActionDenial({ permission: 'admin-management' }) === undefined;
}
