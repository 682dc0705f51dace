import { Dropdown } from 'antd';
import { useObstacleOf } from '../../access/use-access';
import { useObstacleAnswer } from '../../access/use-obstacle-answer';
import { actItem } from '../page/act-item';
import type { PageAct } from '../page/page-acts';

interface OpenedRowMenuProps {
  acts: readonly PageAct[];
  open: boolean;
  onClose: () => void;
}

/** What the menu of a row opens. */
export function OpenedRowMenu({ acts, open, onClose }: OpenedRowMenuProps) {
  const obstacleOf = useObstacleOf();
  const { answer, dialog } = useObstacleAnswer();
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
          items: acts.map((act) => actItem(act, obstacleOf(act.requires))),
          onClick: ({ key }) => {
            const act = acts.find((one) => one.key === key);
            if (!act) return;
            onClose();
            const obstacle = obstacleOf(act.requires);
            if (obstacle) answer(obstacle, act.label);
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
