import { Input, type InputProps } from 'antd';

/** An input for six digits: the phone shows its number pad, the browser offers the code it knows. */
export function CodeInput(props: InputProps) {
  return <Input inputMode="numeric" autoComplete="one-time-code" maxLength={16} autoFocus {...props} />;
}
