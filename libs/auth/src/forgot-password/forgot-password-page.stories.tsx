import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { resetRequested } from '../testing/self-service-handlers';

const onAsked = fn<NonNullable<Parameters<typeof resetRequested>[0]>>();

export default {
  title: 'Auth/Forgotten password',
  ...screenStories({ feature: auth, at: '/auth/forgot-password', session: 'signed-out' }, [
    resetRequested(onAsked),
    loginOptions(),
    ...operator(),
  ]),
  beforeEach: () => {
    onAsked.mockReset();
  },
};

const EMAIL = 'mai@studio.example';

async function ask({ canvas, userEvent }: ScreenPlay, email = EMAIL) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}

export const Asked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/^If mai@studio.example has an account,/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Sent again. Check your inbox in a moment.')).toBeVisible();
    await expect(onAsked.mock.calls).toEqual([[{ email: EMAIL }], [{ email: EMAIL }]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
};
