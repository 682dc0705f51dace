// @see spec 5, 6, 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { mockAccount, CURRENT_PASSWORD } from '../testing/mock-account';

const account = mockAccount();
const NEW = 'four new words in a row';

export default {
  title: 'Auth/Change password',
  ...screenStories({ feature: auth, at: '/user/password' }, [...account.handlers, ...operator()]),
  beforeEach: () => {
    account.reset();
  },
};

async function give({ canvas, userEvent }: ScreenPlay, current: string, next: string) {
  await userEvent.type(await canvas.findByLabelText('Current password'), current);
  await userEvent.type(canvas.getByLabelText('New password'), next);
}

const send = ({ canvas, userEvent }: ScreenPlay) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

const rules = ({ canvas }: Pick<ScreenPlay, 'canvas'>) =>
  within(canvas.getByRole('list', { name: 'Password rules' }));

export const Changed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'You’re signed in on 2 other devices and will be signed out there. You stay signed in here.',
      ),
    ).toBeVisible();
    await give({ canvas, userEvent }, CURRENT_PASSWORD, NEW);
    await send({ canvas, userEvent });
    const done = await canvas.findByText('Password changed');
    await expect(done).toBeVisible();
    await expect(canvas.getByText(/You stay signed in here\. We’ve sent an email about it/)).toBeVisible();
    await expect(account.password).toBe(NEW);
    await expect(account.sessions).toEqual(['own']);
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(done));
  },
};

export const RulesAsTyped: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText('New password');
    await expect(
      rules({ canvas })
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['8 to 1000 characters', 'Not a commonly used password', 'Not your email address']);
    await expect(rules({ canvas }).queryByRole('img')).toBeNull();

    await userEvent.type(box, 'passwor');
    await waitFor(() => expect(rules({ canvas }).getAllByRole('img', { name: 'Met:' })).toHaveLength(2));
    await expect(rules({ canvas }).getByRole('img', { name: 'Not met yet:' })).toBeVisible();
    await expect(canvas.getByText('Not met yet: 8 to 1000 characters')).toBeInTheDocument();

    await userEvent.type(box, 'd');
    await expect(await canvas.findByText('Not met yet: Not a commonly used password')).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, 'Operator@Signalbox.example');
    await expect(await canvas.findByText('Not met yet: Not your email address')).toBeInTheDocument();
    await userEvent.type(box, ' or so');
    await expect(await canvas.findByText('The password meets the rules')).toBeInTheDocument();
    await waitFor(() => expect(rules({ canvas }).getAllByRole('img', { name: 'Met:' })).toHaveLength(3));
  },
};
