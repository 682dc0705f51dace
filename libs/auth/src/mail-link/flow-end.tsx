import { PageHeader } from '@console/ui';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { FocusHere } from '../focus-here';

interface FlowEndProps {
  title: string;
  /** What it means. */
  what: ReactNode;
  /** What may help further. */
  hint?: string;
  /** The ways on: buttons and links, one below the other. */
  children: ReactNode;
}

/** Takes the place of a form or a question once there is nothing left to ask: what came of it, and the ways on. */
export function FlowEnd({ title, what, hint, children }: FlowEndProps) {
  const { token } = theme.useToken();
  return (
    <FocusHere>
      <PageHeader title={title} />
      <p style={{ overflowWrap: 'anywhere' }}>{what}</p>
      {hint !== undefined && <p style={{ color: token.colorTextDescription }}>{hint}</p>}
      <Flex vertical gap={token.marginXS}>
        {children}
      </Flex>
    </FocusHere>
  );
}
