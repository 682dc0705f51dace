import type { ListFilter } from '@console/ui/list';
import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';

interface AppFilterProps {
  label: string;
  /** Label for all apps. */
  all: string;
  value: string;
  onChange: (appId: string) => void;
}

/** Users who cannot list apps can only remove the app of the URL. */
export function useAppFilter(props: AppFilterProps): ListFilter {
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const { label, value, onChange } = props;
  return {
    label,
    chosen: value === '' ? undefined : value,
    clear: () => onChange(''),
    field: isFilled && !denial ? <Slot name="appPicker" props={props} /> : undefined,
  };
}
