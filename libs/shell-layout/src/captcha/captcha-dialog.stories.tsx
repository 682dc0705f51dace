// @see spec 4.9
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useConsole } from '../services/console-services';
import { operator } from '../testing/operator';
import { recaptchaBlocked, recaptchaServed, WITH_CAPTCHA } from '@console/http/testing';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

function Tokens() {
  const { captcha } = useConsole();
  const [outcome, setOutcome] = useState('nothing yet');
  const show = (token: Promise<string> | undefined) => {
    void token?.then(setOutcome, (error: unknown) => setOutcome(String(error)));
  };
  return (
    <>
      <h1>{captcha ? 'Captcha' : 'No captcha'}</h1>
      <button type="button" onClick={() => show(captcha?.score('login'))}>
        Score
      </button>
      <button type="button" onClick={() => show(captcha?.challenge())}>
        Challenge
      </button>
      <output aria-label="Outcome">{outcome}</output>
    </>
  );
}

export default {
  title: 'Shell/Captcha',
  ...screenStories({ feature: sampleFeature(Tokens), at: '/apps/sample', config: WITH_CAPTCHA }, [
    recaptchaServed(),
    ...operator(),
  ]),
  beforeEach: () => {
    delete window.grecaptcha;
  },
};

const page = () => within(document.body);

async function ask({ canvas, userEvent }: ScreenPlay, name: 'Score' | 'Challenge') {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function expectOutcome({ canvas }: Pick<ScreenPlay, 'canvas'>, outcome: string) {
  await waitFor(() => expect(canvas.getByLabelText('Outcome')).toHaveTextContent(outcome));
}

async function expectQuestion(name: string) {
  const dialog = await page().findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(await within(dialog).findByRole('button', { name: 'I am not a robot' })).toBeVisible();
}

export const Score: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Score');
    await expectOutcome({ canvas }, 'v3:scored');
    for (const badge of page().getAllByText('badge')) await expect(badge).not.toBeVisible();
  },
};

export const Asked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await expectQuestion('Confirm you’re not a robot');
  },
};

export const Answered: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await userEvent.click(await page().findByRole('button', { name: 'I am not a robot' }));
    await expectOutcome({ canvas }, 'v2:ticked');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Closed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await page().findByRole('button', { name: 'I am not a robot' });
    await userEvent.keyboard('{Escape}');
    await expectOutcome({ canvas }, 'CaptchaError: The captcha was cancelled.');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Blocked: ScreenStory = {
  parameters: { msw: [recaptchaBlocked(), ...operator()], expectedLogs: [/Failed to load/] },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Score');
    await expectOutcome({ canvas }, 'CaptchaError: The captcha was blocked.');
  },
};

export const OnPremises: ScreenStory = {
  args: { config: { ...WITH_CAPTCHA, onPremises: true } },
  parameters: { msw: operator() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No captcha' })).toBeVisible();
  },
};
