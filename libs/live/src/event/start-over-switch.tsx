import { Switch } from 'antd';

interface StartOverSwitchProps {
  id?: string;
  value?: boolean;
  onChange?: (isOn: boolean) => void;
}

/** A form field that is on or off. */
export function StartOverSwitch({ id, value = false, onChange }: StartOverSwitchProps) {
  return <Switch {...(id !== undefined && { id })} checked={value} onChange={(isOn) => onChange?.(isOn)} />;
}
