import { FilterSelect } from '@console/ui/list';
import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';

interface AppFilterProps {
  label: string;
  /** What stands for no app in particular. */
  all: string;
  value: string;
  onChange: (appId: string) => void;
}

/** The app that a list is narrowed to. Whoever may not look through the apps still sees which one an address names. */
export function AppFilter(props: AppFilterProps) {
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  if (isFilled && !denial) return <Slot name="appPicker" props={props} />;
  const { value } = props;
  return value !== '' && <FilterSelect<string> {...props} options={[{ value, label: value }]} />;
}
