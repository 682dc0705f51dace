import { clipText } from '@console/i18n';
import { Tooltip } from 'antd';

interface HintBubbleProps {
  open: boolean;
  text: string;
  placement: 'top' | 'right' | 'bottom';
}

/** The words of a hint, at the box that it stands in. */
export function HintBubble({ open, text, placement }: HintBubbleProps) {
  return (
    <Tooltip open={open} title={clipText(text)} placement={placement}>
      <span aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
    </Tooltip>
  );
}
