import { ConfigProvider } from 'antd';
import { createContext, use } from 'react';

interface PartStylesProps {
  name: string;
  children: string;
}

/** Whether the console is in the page of a host, to whose head it adds nothing. */
export const InHostPageContext = createContext(false);

/** The style sheet of a part of the kit, only where the part is shown; on a page of our own once per document. */
export function PartStyles({ name, children }: PartStylesProps) {
  const { csp } = use(ConfigProvider.ConfigContext);
  const isInHostPage = use(InHostPageContext);
  return (
    <style nonce={csp?.nonce} {...(!isInHostPage && { href: `console-${name}`, precedence: 'console' })}>
      {children}
    </style>
  );
}
