import { Dropdown } from 'antd';
import { useUi } from '../provider/ui-provider';
import { actionItem } from './action-item';
import type { PageAction } from './page-actions';

interface OpenedRowMenuProps {
  actions: readonly PageAction[];
  open: boolean;
  onClose: () => void;
}

export function OpenedRowMenu({ actions, open, onClose }: OpenedRowMenuProps) {
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
          items: actions.map((action) => actionItem(action, denialOf(action.requires))),
          onClick: ({ key }) => {
            const action = actions.find((one) => one.key === key);
            if (!action) return;
            onClose();
            const denial = denialOf(action.requires);
            if (denial) denial.explain(action.label);
            else action.run();
          },
        }}
      >
        {/* Covers the opener and closes the menu, as antd's opener does. */}
        <span
          aria-hidden
          style={{ position: 'absolute', inset: 0, pointerEvents: open ? 'auto' : 'none', cursor: 'pointer' }}
        />
      </Dropdown>
      {explanation}
    </>
  );
}
