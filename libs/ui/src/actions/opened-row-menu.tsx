import { Dropdown } from 'antd';
import { useUi } from '../provider/ui-provider';
import { actItem } from './act-item';
import type { PageAct } from './page-acts';

interface OpenedRowMenuProps {
  acts: readonly PageAct[];
  open: boolean;
  onClose: () => void;
}

/** What the menu of a row opens. */
export function OpenedRowMenu({ acts, open, onClose }: OpenedRowMenuProps) {
  const { denialOf, explanation } = useUi().useActionAccess();
  return (
    <>
      <Dropdown
        open={open}
        autoFocus
        trigger={['click']}
        placement="bottomRight"
        onOpenChange={(shown) => {
          if (!shown) onClose();
        }}
        menu={{
          items: acts.map((act) => actItem(act, denialOf(act.requires))),
          onClick: ({ key }) => {
            const act = acts.find((one) => one.key === key);
            if (!act) return;
            onClose();
            const denial = denialOf(act.requires);
            if (denial) denial.explain(act.label);
            else act.run();
          },
        }}
      >
        {/* Covers the button while the menu shows, and closes it as antd's own opener does. */}
        <span
          aria-hidden
          style={{ position: 'absolute', inset: 0, pointerEvents: open ? 'auto' : 'none', cursor: 'pointer' }}
        />
      </Dropdown>
      {explanation}
    </>
  );
}
