import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';

interface FactRowProps {
  name: string;
  /** Tooltip of the name. */
  title?: string | undefined;
  /** Next to the name: a state or an identifying text. */
  mark?: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A line above, for all rows but the first. */
  divided: boolean;
}

/** An entry of a `ul`: a name with facts on wrapping lines and its actions. For short lists of rich entries. */
export function FactRow({ name, title, mark, facts, actions, divided }: FactRowProps) {
  const { token } = theme.useToken();
  return (
    <li style={divided ? { borderTop: `1px solid ${token.colorSplit}` } : undefined}>
      <Flex
        justify="space-between"
        align="center"
        gap={`${String(token.marginXS)}px ${String(token.margin)}px`}
        wrap
        style={{ paddingBlock: token.paddingSM }}
      >
        <div style={{ flex: '1 1 200px', minWidth: 0 }}>
          <Flex gap={`0 ${String(token.margin)}px`} wrap>
            <bdi
              title={title}
              style={{ fontWeight: token.fontWeightStrong, overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {name}
            </bdi>
            {mark}
          </Flex>
          <dl
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: `0 ${String(token.margin)}px`,
              margin: 0,
              color: token.colorTextDescription,
            }}
          >
            {facts.map(({ label, value }) => (
              <div key={label} style={{ display: 'flex', flexWrap: 'wrap', columnGap: token.marginXXS }}>
                <dt>{label}</dt>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {actions !== undefined && (
          <Flex gap={token.marginXS} wrap>
            {actions}
          </Flex>
        )}
      </Flex>
    </li>
  );
}
