import { createI18n, isLanguage } from '@console/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigProvider } from 'antd';
import type { i18n } from 'i18next';
import { expect, fn, waitFor, within } from 'storybook/test';
import { caughtFiles } from '../../testing/caught-files';
import { simulatorLocale } from './locales/simulator-locale';
import { SimulatorRoot } from './simulator-root';

interface StoryArgs {
  query: string;
  onQuery: (query: string) => void;
}

const files = caughtFiles();

/** The sample guest is shown in the page: a frame needs an address of its own, which a story has not. */
const meta = {
  title: 'Shell/Host simulator',
  args: { query: 'guest=sample', onQuery: fn() },
  loaders: [
    async ({ globals }) => {
      const language = isLanguage(globals['language']) ? globals['language'] : 'en';
      const texts = createI18n({ language, locales: [simulatorLocale] });
      await texts.loadNamespaces(simulatorLocale.namespace);
      return { texts };
    },
  ],
  render: (args, { loaded, globals }) => (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <SimulatorRoot
        {...args}
        // What the loader above has loaded.
        texts={(loaded as { texts: i18n }).texts}
        darkMode={globals['theme'] !== 'light'}
        places={{ consoleOrigin: 'https://console.example' }}
      />
    </ConfigProvider>
  ),
  beforeEach: () => files.catchFiles(),
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function mountWithToken({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Token'), 'secret-token');
  await userEvent.click(canvas.getByRole('button', { name: 'Mount' }));
  const guest = await canvas.findByRole('region', { name: 'Stage of the guest' });
  await within(guest).findByRole('heading', { name: 'Sample guest' });
  return within(guest);
}

/** The log, once it has a line. */
async function logged(canvas: Play['canvas']) {
  const list = await canvas.findByRole('list', { name: 'Log' });
  return within(list);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No guest is mounted.')).toBeVisible();
    await expect(canvas.getByText('Nothing has been said yet.')).toBeVisible();
  },
};

/** What is set reaches the guest at once, and what the guest says is logged; the token is in neither address nor log. */
export const Mounted: Story = {
  args: { query: 'guest=sample&appId=studio&open=true' },
  play: async ({ canvas, userEvent, args }) => {
    const guest = await mountWithToken({ canvas, userEvent });
    await expect(guest.getByText('studio')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Path'), '/apps');
    await expect(await guest.findByText('/apps')).toBeVisible();

    await userEvent.click(guest.getByRole('button', { name: 'Go to a place' }));
    await userEvent.click(guest.getByRole('button', { name: 'Call open' }));
    await expect(guest.queryByRole('button', { name: 'Call openNoCardWarning' })).toBeNull();
    const log = await logged(canvas);
    await expect(await log.findByText('{"path":"/sample/list?page=2"}')).toBeVisible();
    await expect(await canvas.findByText('Calls of open: 1, of openNoCardWarning: 0')).toBeVisible();

    await expect(args.onQuery).toHaveBeenLastCalledWith('guest=sample&appId=studio&path=%2Fapps&open=true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as JSON' }));
    await waitFor(() => expect(files.saved.map(({ name }) => name)).toEqual(['shell-host-log.json']));
    await expect(await files.saved[0]?.content.text()).not.toContain('secret-token');

    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('Nothing has been said yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmount' }));
    await expect(await canvas.findByText('No guest is mounted.')).toBeVisible();
  },
};

/** Values that are none of the protocol's are named where they stand, and no guest is mounted with them. */
export const BadValues: Story = {
  args: { query: 'guest=other&entry=elsewhere&path=apps&children=%7B%7D&tokenProp=Cookie' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mount' }));
    await expect(await canvas.findByText('A guest is mounted with a token only.')).toBeVisible();
    for (const said of [
      'That is neither an http(s) address nor a path of this page.',
      'A path starts with one slash and has no spaces.',
      'That is no JSON list.',
      'That is no header that a token may have.',
    ])
      await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByText('No guest is mounted.')).toBeVisible();
  },
};

/** A guest lives through a host that talks nonsense, and is told when nobody is signed in any more. */
export const Misbehaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const guest = await mountWithToken({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Say something senseless' }));
    const log = await logged(canvas);
    await expect(await log.findByText('garbage')).toBeVisible();
    await waitFor(() => expect(log.queryAllByText('fault').length).toBeGreaterThan(0));
    await expect(guest.getByRole('heading', { name: 'Sample guest' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Empty the token' }));
    const hasToken = guest.getByText('Has a token');
    await waitFor(() => expect(hasToken.nextElementSibling).toHaveTextContent('no'));
  },
};

export const OtherVersion: Story = {
  args: { query: 'guest=sample&behaviour=otherVersion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Token'), 'secret-token');
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }));
    await expect(await canvas.findByText('The guest did not come.')).toBeVisible();
    await expect(
      canvas.getByText('The host speaks version 999 of the protocol, and this guest version 1.'),
    ).toBeVisible();
  },
};

export const Conformance: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Token'), 'secret-token');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the guest' }));
    await expect(await canvas.findByText('15 passed, 0 failed, 0 skipped')).toBeVisible();
    const report = within(canvas.getByRole('table', { name: 'Conformance' }));
    await expect(report.getByText('It does not mount for a host without a token.')).toBeVisible();
  },
};

export const Light: Story = { ...Empty, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Token'), 'secret-token');
    await userEvent.click(canvas.getByRole('button', { name: 'Gắn' }));
    await expect(await canvas.findByRole('heading', { name: 'Ứng dụng khách mẫu' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await mountWithToken({ canvas, userEvent });
    const { documentElement: page } = document;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
