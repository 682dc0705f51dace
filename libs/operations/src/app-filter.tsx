import { FilterSelect } from '@console/ui/list';
import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';

interface AppFilterProps {
  label: string;
  /** Label for all apps. */
  all: string;
  value: string;
  onChange: (appId: string) => void;
}

/** Users who cannot list apps see only the app from the URL. */
export function AppFilter(props: AppFilterProps) {
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  if (isFilled && !denial) return <Slot name="appPicker" props={props} />;
  const { value } = props;
  return value !== '' && <FilterSelect<string> {...props} options={[{ value, label: value }]} />;
}
