import LockOutlined from '@ant-design/icons/LockOutlined';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useObstacleOf } from '../../access/use-access';
import { useObstacleAnswer } from '../../access/use-obstacle-answer';
import type { PageAct } from '../page/page-acts';

interface RowMenuProps {
  /** The accessible name, which says whose menu it is. */
  label: string;
  /** What can be done with the row. */
  acts: readonly PageAct[];
}

/**
 * The acts of one row, behind a button. A plain one: it stands in every row, and what it opens is made when it is first
 * asked for. An act that something is in the way of is locked, and answers why.
 */
export function RowMenu({ label, acts }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <span className="console-row-menu">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        title={label}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <span aria-hidden>⋯</span>
      </button>
      {opened && (
        <OpenedMenu
          acts={acts}
          open={open}
          onClose={() => {
            setOpen(false);
            // The menu goes: what an act opens gives the focus back to what stays.
            opener.current?.focus();
          }}
        />
      )}
    </span>
  );
}

interface OpenedMenuProps {
  acts: readonly PageAct[];
  open: boolean;
  onClose: () => void;
}

function OpenedMenu({ acts, open, onClose }: OpenedMenuProps) {
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
          items: acts.map(({ key, label, icon, danger = false, requires }) => {
            const obstacle = obstacleOf(requires);
            return {
              key,
              label,
              icon: obstacle ? <LockOutlined aria-hidden /> : icon,
              danger: danger && !obstacle,
            };
          }),
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
