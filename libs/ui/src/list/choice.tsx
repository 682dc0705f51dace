import DownOutlined from '@ant-design/icons/DownOutlined';
import { theme } from 'antd';
import { useId } from 'react';
import { componentOnUse } from '../lazy/component-on-use';

export interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Pixels. */
  minWidth?: number | undefined;
}

/** Selects one of a few words. antd's select loads on first use. */
export const Choice = componentOnUse<ChoiceProps>(
  async () => (await import('./choice-select')).ChoiceSelect,
  ClosedChoice,
);

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

interface ClosedChoiceProps extends ChoiceProps {
  onAsk: () => void;
}

/** Looks like antd's closed select. */
function ClosedChoice({ label, value, options, minWidth, onAsk }: ClosedChoiceProps) {
  const { token } = theme.useToken();
  const listId = useId();
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-expanded={false}
      onClick={onAsk}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        onAsk();
      }}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        // antd's distance of arrow and text.
        gap: 6,
        minWidth,
        height: token.controlHeight,
        paddingInline: token.paddingSM - token.lineWidth,
        font: 'inherit',
        color: token.colorText,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
        whiteSpace: 'nowrap',
        cursor: 'pointer',
      }}
    >
      <span title={chosen}>{chosen}</span>
      <DownOutlined aria-hidden style={{ fontSize: token.fontSizeIcon, color: token.colorTextQuaternary }} />
    </button>
  );
}
