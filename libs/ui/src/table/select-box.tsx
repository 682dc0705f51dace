interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Partly selected. */
  mixed?: boolean;
  /** `range`: from the previous row, as with Shift. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A native checkbox, because it renders in every row of a list. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      type="checkbox"
      className="console-select-box"
      aria-label={label}
      checked={checked}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
