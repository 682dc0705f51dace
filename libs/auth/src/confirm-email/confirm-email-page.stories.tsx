// @see spec 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { linkEnded, linkFound, linkOfOneUse } from '../testing/email-link-handlers';
import { confirmationSentAgain, confirmTooLate, emailConfirmed } from '../testing/self-service-handlers';

const onConfirmed = fn<(token: string) => void>();
const newcomer = linkFound({ email: 'm•••@studio.example', hasAccount: false });

export default {
  title: 'Auth/Confirm address',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/confirm?type=confirm&token=a-token',
      session: 'signed-out',
      onAddress: fn(),
    },
    [newcomer, emailConfirmed(onConfirmed), loginOptions(), ...operator()],
  ),
  beforeEach: () => {
    onConfirmed.mockReset();
  },
};

async function confirm({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm address' }));
}

export const Ended: ScreenStory = {
  parameters: { msw: [linkEnded(), confirmationSentAgain(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Send a new link' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'mai@studio.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(
      await canvas.findByText(/^If mai@studio.example still needs to be confirmed,/),
    ).toBeVisible();
  },
};

const oneUse = linkOfOneUse();

export const UsedMeanwhile: ScreenStory = {
  beforeEach: oneUse.renew,
  parameters: { msw: [oneUse.handler, confirmTooLate(oneUse.end), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
};

export const Incomplete: ScreenStory = {
  args: { at: '/auth/confirm?type=confirm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};
