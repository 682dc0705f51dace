import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  enabledElsewhere,
  enableRejected,
  enrollment,
  newSecrets,
  OTHER_SECRET,
  SAMPLE_SECRET,
  setUpOffered,
  setUpRefused,
} from '../testing/auth-handlers';

const notEnrolled = operator({ user: { twoFAEnabled: false } });

export default {
  title: 'Auth/Two-factor set-up',
  ...screenStories({ feature: auth, at: '/apps/2fa', onAddress: fn() }, [setUpOffered(), ...notEnrolled]),
};

async function enable({ canvas, userEvent }: ScreenPlay) {
  await waitFor(() => expect(canvas.getByTestId('two-factor-secret')).toHaveTextContent(SAMPLE_SECRET));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Authentication code' }), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
}

export const Offered: ScreenStory = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByTestId('two-factor-secret')).toHaveTextContent(SAMPLE_SECRET),
    );
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'operator@signalbox.example' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

const enrolled = enrollment();
export const LeftInPassing: ScreenStory = {
  beforeEach: enrolled.forget,
  parameters: { msw: [...enrolled.handlers, ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByTestId('two-factor-secret');
    await enable({ canvas, userEvent });
    await canvas.findByRole('list', { name: 'Recovery codes' });
    await userEvent.click(canvas.getByRole('link', { name: 'operator@signalbox.example' }));
    const question = within(
      await within(document.body).findByRole('dialog', { name: 'Leave without the codes?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
  },
};

export const KeyCopied: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () =>
      expect((await canvas.findByTestId('two-factor-secret')).textContent).toBe(SAMPLE_SECRET),
    );
    await expect(canvas.getByTestId('two-factor-secret').innerText).toBe(SAMPLE_SECRET);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await expect(copied).toHaveBeenCalledWith(SAMPLE_SECRET);
  },
};

const elsewhere = enabledElsewhere();

export const EnabledElsewhere: ScreenStory = {
  beforeEach: elsewhere.forget,
  parameters: { msw: [...elsewhere.handlers, ...operator()] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByTestId('two-factor-secret');
    await enable({ canvas, userEvent });
    await expect(await canvas.findByText('Two-factor authentication is on')).toBeVisible();
  },
};

const secrets = newSecrets();

export const WrongCode: ScreenStory = {
  beforeEach: secrets.forget,
  parameters: { msw: [secrets.handler, enableRejected(), ...notEnrolled] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByTestId('two-factor-secret');
    await enable({ canvas, userEvent });
    await expect(await canvas.findByText('This code is wrong or was already used.')).toBeVisible();
    await expect(canvas.getByTestId('two-factor-secret')).toHaveTextContent(SAMPLE_SECRET);
    await expect(canvas.getByText(/device’s clock is set automatically/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new key' }));
    await waitFor(() => expect(canvas.getByTestId('two-factor-secret')).toHaveTextContent(OTHER_SECRET));
    await expect(canvas.queryByText(/device’s clock is set automatically/)).toBeNull();
  },
};
export const AlreadyOn: ScreenStory = {
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Two-factor authentication is on')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps'));
  },
};

export const Refused: ScreenStory = {
  parameters: { msw: [setUpRefused('No key for now.'), ...notEnrolled] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t start the setup')).toBeVisible();
    await expect(within(document.body).getAllByText('No key for now.')).toHaveLength(1);
  },
};
