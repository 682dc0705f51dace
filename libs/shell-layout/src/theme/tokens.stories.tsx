import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigProvider, theme } from 'antd';
import { consoleTheme } from '@console/ui/theme';

const GROUNDS = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated', 'controlItemBgActive'] as const;
const INKS = ['colorText', 'colorTextSecondary', 'colorTextDescription', 'colorLink'] as const;
/** For dots, lines and grounds of their own, beside a word: not for text. */
const SIGNALS = ['colorPrimary', 'colorSuccess', 'colorWarning', 'colorError', 'colorBorder'] as const;
const SPACES = [
  'paddingXXS',
  'paddingXS',
  'paddingSM',
  'padding',
  'paddingMD',
  'paddingLG',
  'paddingXL',
] as const;

function Sheet({ name }: { name: 'Dark' | 'Light' }) {
  const { token } = theme.useToken();
  return (
    <section
      style={{
        padding: token.paddingLG,
        background: token.colorBgLayout,
        color: token.colorText,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
      }}
    >
      <h2 style={{ color: token.colorText }}>{name}</h2>
      <table style={{ width: '100%', color: token.colorText }}>
        <caption style={{ textAlign: 'start' }}>Inks on their grounds</caption>
        <thead>
          <tr>
            <td />
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {INKS.map((ink) => (
            <tr key={ink}>
              <th scope="row">{ink}</th>
              {GROUNDS.map((ground) => (
                <td
                  key={ground}
                  style={{ padding: token.paddingXS, background: token[ground], color: token[ink] }}
                >
                  {token[ink]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 style={{ color: token.colorText }}>Signals</h3>
      {SIGNALS.map((signal) => (
        <div key={signal} style={{ display: 'flex', alignItems: 'center', gap: token.paddingXS }}>
          <span style={{ width: token.paddingLG, height: token.padding, background: token[signal] }} />
          {signal}: {token[signal]}
        </div>
      ))}
      <h3 style={{ color: token.colorText }}>Distances</h3>
      {SPACES.map((space) => (
        <div key={space} style={{ display: 'flex', alignItems: 'center', gap: token.paddingXS }}>
          <span style={{ width: token[space], height: token.paddingXS, background: token.colorPrimary }} />
          {space}: {token[space]} px
        </div>
      ))}
    </section>
  );
}

/** The tokens that screens use, as the theme has them now. Their contrast is checked as that of any other text. */
const meta = {
  title: 'Theme/Tokens',
  component: Sheet,
  parameters: { docs: { story: { height: '640px' } } },
  decorators: [
    (Story, { args }) => (
      <ConfigProvider theme={consoleTheme(args.name === 'Dark', true)}>
        <Story />
      </ConfigProvider>
    ),
  ],
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { args: { name: 'Dark' } };

export const Light: Story = { args: { name: 'Light' } };
