import { ConfigProvider } from 'antd';
import { use } from 'react';

interface PartStylesProps {
  name: string;
  children: string;
}

/** The style sheet of a part of the kit, once per document and only where the part is shown. */
export function PartStyles({ name, children }: PartStylesProps) {
  const { csp } = use(ConfigProvider.ConfigContext);
  return (
    <style href={`console-${name}`} precedence="console" nonce={csp?.nonce}>
      {children}
    </style>
  );
}
