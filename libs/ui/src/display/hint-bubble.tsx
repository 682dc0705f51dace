import { clipText } from '@console/i18n';
import { Tooltip } from 'antd';

interface HintBubbleProps {
  open: boolean;
  text: string;
  placement: 'top' | 'right' | 'bottom';
}

/** The bubble of a hint, anchored to its parent. */
export function HintBubble({ open, text, placement }: HintBubbleProps) {
  return (
    <Tooltip open={open} title={clipText(text)} placement={placement}>
      <span aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
    </Tooltip>
  );
}
