import { Dropdown } from 'antd';
import { useDenialCheck } from '../../access/use-access';
import { useDenialExplanation } from '../../access/use-obstacle-answer';
import { actItem } from '../page/act-item';
import type { PageAct } from '../page/page-acts';

interface OpenedRowMenuProps {
  acts: readonly PageAct[];
  open: boolean;
  onClose: () => void;
}

/** What the menu of a row opens. */
export function OpenedRowMenu({ acts, open, onClose }: OpenedRowMenuProps) {
  const denialOf = useDenialCheck();
  const { explain, dialog } = useDenialExplanation();
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
            if (denial) explain(denial, act.label);
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
      {dialog}
    </>
  );
}
