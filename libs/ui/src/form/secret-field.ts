import { Input } from 'antd';
import { isValidElement, type ReactNode } from 'react';

const SECRET_NAME = /passw|secret|token|api_?key|recovery|otp/i;
const SECRET_AUTOCOMPLETE = /password|one-time-code|cc-/;

/** Whether a field's name marks its value as secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Also if the user made it readable. */
export function isSecretInput(input: ReactNode): boolean {
  if (!isValidElement<{ type?: unknown; autoComplete?: unknown }>(input)) return false;
  const { type, autoComplete } = input.props;
  return (
    input.type === Input.Password ||
    input.type === Input.OTP ||
    type === 'password' ||
    (typeof autoComplete === 'string' && SECRET_AUTOCOMPLETE.test(autoComplete))
  );
}
