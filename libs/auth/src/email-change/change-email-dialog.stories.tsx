// @see spec 7.3
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { mockTwoFactor } from '../testing/mock-account';
import { emailChangeRequested } from '../testing/self-service-handlers';

const onAsked = fn<(email: string) => void>();
const page = mockTwoFactor().handlers;

export default {
  title: 'Auth/Change email',
  ...screenStories({ feature: auth, at: '/user/info/email', onAddress: fn() }, [
    emailChangeRequested(onAsked),
    ...page,
  ]),
  beforeEach: () => {
    onAsked.mockReset();
  },
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const body = () => within(document.body);

async function dialog(name: string) {
  const opened = await body().findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

async function ask({ userEvent }: Play, email = 'operations@signalbox.example') {
  const form = await dialog('Change email');
  await userEvent.type(form.getByRole('textbox', { name: 'New email' }), email);
  await userEvent.type(form.getByLabelText('Password'), 'a long enough password');
  await userEvent.click(form.getByRole('button', { name: 'Send link' }));
}

export const Asked: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('link', { name: 'Change email' });
    await userEvent.click(opener);
    await ask({ userEvent });
    const mailed = await dialog('Check your new inbox');
    await expect(
      mailed.getByText(/^If operations@signalbox.example can be your new address, we’ve sent a link to it/),
    ).toBeVisible();
    await expect(onAsked.mock.calls).toEqual([['operations@signalbox.example']]);
    await userEvent.click(mailed.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [emailChangeRequested(onAsked), ...mockTwoFactor(7, { viewOnly: true }).handlers] },
  play: async ({ userEvent }) => {
    await ask({ userEvent });
    await dialog('Check your new inbox');
  },
};
