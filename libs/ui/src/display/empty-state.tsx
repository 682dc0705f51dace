import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence. */
  text: string;
  /** Stands for the kind of thing that is missing; a plain box unless given. */
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
