// @see spec 4.9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useConsole } from '../services/console-services';
import { operator } from '../testing/operator';
import { recaptchaBlocked, recaptchaServed, WITH_CAPTCHA } from '@console/http/testing';
import { renderFeatureScreen } from '../testing/render-feature-screen';
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

const meta = {
  title: 'Shell/Captcha',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Tokens), at: '/apps/sample', config: WITH_CAPTCHA },
  parameters: { msw: [recaptchaServed(), ...operator()] },
  beforeEach: () => {
    delete window.grecaptcha;
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);

async function ask({ canvas, userEvent }: Play, name: 'Score' | 'Challenge') {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function expectOutcome({ canvas }: Pick<Play, 'canvas'>, outcome: string) {
  await waitFor(() => expect(canvas.getByLabelText('Outcome')).toHaveTextContent(outcome));
}

async function expectQuestion(name: string) {
  const dialog = await page().findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(await within(dialog).findByRole('button', { name: 'I am not a robot' })).toBeVisible();
}

export const Score: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Score');
    await expectOutcome({ canvas }, 'v3:scored');
    for (const badge of page().getAllByText('badge')) await expect(badge).not.toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await expectQuestion('Confirm you’re not a robot');
  },
};

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await userEvent.click(await page().findByRole('button', { name: 'I am not a robot' }));
    await expectOutcome({ canvas }, 'v2:ticked');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Challenge');
    await page().findByRole('button', { name: 'I am not a robot' });
    await userEvent.keyboard('{Escape}');
    await expectOutcome({ canvas }, 'CaptchaError: The captcha was cancelled.');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Blocked: Story = {
  parameters: { msw: [recaptchaBlocked(), ...operator()], expectedLogs: [/Failed to load/] },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Score');
    await expectOutcome({ canvas }, 'CaptchaError: The captcha was blocked.');
  },
};

export const OnPremises: Story = {
  args: { config: { ...WITH_CAPTCHA, onPremises: true } },
  parameters: { msw: operator() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No captcha' })).toBeVisible();
  },
};
