import { Switch } from 'antd';

interface SwitchInputProps {
  id?: string;
  value?: boolean;
  onChange?: (isOn: boolean) => void;
}

/** A form field that is on or off. */
export function SwitchInput({ id, value = false, onChange }: SwitchInputProps) {
  return <Switch {...(id !== undefined && { id })} checked={value} onChange={(isOn) => onChange?.(isOn)} />;
}
