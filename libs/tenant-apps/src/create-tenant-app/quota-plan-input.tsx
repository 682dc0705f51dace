import { Slot, type ConsoleSlots } from '@console/shell-layout';

/** Room for three plans: two lines of limits each at full width, up to four on a phone. */
const RESERVED_HEIGHT = 'max(222px, 354px - (100vw - 360px))';

/**
 * The quota plan field, which another feature fills in. It has its height before it is loaded, so that the fields and the
 * button below it do not move.
 */
export function QuotaPlanInput(field: ConsoleSlots['quotaPlan']) {
  return (
    <div style={{ minHeight: RESERVED_HEIGHT }}>
      <Slot name="quotaPlan" props={field} />
    </div>
  );
}
