import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence. */
  text: string;
  /** An icon for the missing kind of item; default: a box. */
  icon?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** Stands where there is nothing to show: says so, and where to go from here. */
export function EmptyState({ text, icon, action }: EmptyStateProps) {
  return (
    <Empty
      image={
        icon === undefined ? (
          Empty.PRESENTED_IMAGE_SIMPLE
        ) : (
          <span aria-hidden style={{ fontSize: 40, lineHeight: 1.2 }}>
            {icon}
          </span>
        )
      }
      description={text}
    >
      {action}
    </Empty>
  );
}
