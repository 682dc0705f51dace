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
  onUse: () => void;
}

/** Looks like antd's closed select. */
function ClosedChoice({ label, value, options, minWidth, onUse }: ClosedChoiceProps) {
  const { token } = theme.useToken();
  const listId = useId();
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <button
      type="button"
      role="combobox"
      className="console-choice"
      aria-label={label}
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-expanded={false}
      onClick={onUse}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        onUse();
      }}
      style={{ minWidth }}
    >
      <span title={chosen}>{chosen}</span>
      <DownOutlined aria-hidden style={{ fontSize: token.fontSizeIcon, color: token.colorTextQuaternary }} />
    </button>
  );
}
