import { Slot, type ConsoleSlots } from '@console/shell-layout';

/** The field of the form as the slot takes it: what fills it is another feature's. */
export function QuotaPlanInput(field: ConsoleSlots['quotaPlan']) {
  return <Slot name="quotaPlan" props={field} />;
}
