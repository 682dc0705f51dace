import { Card, Flex, theme } from 'antd';
import { useId, type ReactNode } from 'react';

interface DetailCardProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page with heading and actions. */
export function DetailCard({ title, actions, children }: DetailCardProps) {
  const { token } = theme.useToken();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card
        title={
          // Not antd's `extra`, which covers the title on narrow screens.
          <Flex
            justify="space-between"
            align="center"
            wrap
            gap={token.marginXS}
            style={{ paddingBlock: token.paddingSM, whiteSpace: 'normal' }}
          >
            <h2 id={titleId} style={{ margin: 0, fontSize: token.fontSizeLG }}>
              {title}
            </h2>
            {actions}
          </Flex>
        }
        style={{ height: '100%' }}
      >
        {children}
      </Card>
    </section>
  );
}
