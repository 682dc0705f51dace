// @see spec 7.3
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { SAMPLE_RECOVERY_CODES, setUpOffered } from '../testing/auth-handlers';
import { mockTwoFactor } from '../testing/mock-account';

const RENEW = '/user/info/recovery-codes';
const account = mockTwoFactor(2);

export default {
  title: 'Auth/Two-factor dialogs',
  ...screenStories({ feature: auth, at: RENEW, onAddress: fn() }, [...account.handlers, setUpOffered()]),
  beforeEach: account.forget,
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const body = () => within(document.body);
async function dialog(name: string) {
  const opened = await body().findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

async function renew({ userEvent }: Play, code = '123456') {
  const form = await dialog('New recovery codes');
  await userEvent.type(form.getByRole('textbox', { name: 'Authentication code' }), code);
  await userEvent.click(form.getByRole('button', { name: 'Generate new codes' }));
}

export const Renewed: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('2 left')).toBeVisible();
    const opener = canvas.getByRole('link', { name: 'New recovery codes' });
    await userEvent.click(opener);
    await renew({ userEvent });

    const shown = await dialog('Your new recovery codes');
    const codes = shown.getByRole('list', { name: 'Recovery codes' });
    await expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(SAMPLE_RECOVERY_CODES);
    await userEvent.keyboard('{Escape}');
    await expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(codes).toBeVisible();

    await userEvent.click(shown.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
    await expect(await canvas.findByText(`${String(SAMPLE_RECOVERY_CODES.length)} left`)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(body().queryByText('k7qd-9f2m-x4tw')).toBeNull();
  },
};
export const LeftInPassing: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'New recovery codes' }));
    await renew({ userEvent });
    const shown = await dialog('Your new recovery codes');
    await fireEvent.click(canvas.getByRole('link', { name: 'Turn off', hidden: true }));
    const question = await dialog('Leave without the codes?');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body().queryByText('Leave without the codes?')).toBeNull());
    await expect(shown.getByText('k7qd-9f2m-x4tw')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(RENEW);
  },
};
export const HalfACode: ScreenStory = {
  play: async ({ userEvent }) => {
    await renew({ userEvent }, '12345');
    await expect(
      await body().findByText(
        'Enter the six digits from your authenticator app, or a complete recovery code',
      ),
    ).toBeVisible();
  },
};
