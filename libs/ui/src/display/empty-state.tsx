import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** An icon for the missing kind of item; default: a box. */
  icon?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

/** Replaces missing content with an explanation and a next step. */
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
