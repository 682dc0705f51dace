// @see spec 4.1, 8
import type { ConsoleEvent } from '@console/http';
import { Button } from 'antd';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { useConsole } from '../services/console-services';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

const refused = { kind: 'http' as const, message: [], fieldErrors: {} };

const EVENTS: Record<string, ConsoleEvent> = {
  Refuse: {
    type: 'notice',
    error: {
      ...refused,
      status: 500,
      message: ['Internal Server Error'],
      errors: ['the database is resting', 'so is its replica'],
      requestId: 'request-7',
    },
  },
  Disconnect: { type: 'notice', error: { kind: 'unreachable', message: '' } },
  Drift: { type: 'notice', error: { kind: 'drift', operation: 'getProfile', problems: [] } },
  Unexplained: { type: 'notice', error: { ...refused, status: 502, errors: [] } },
  Injure: {
    type: 'notice',
    error: { ...refused, status: 500, message: ['<img src=x onerror=alert(1)>'], errors: [] },
  },
  'View only': { type: 'notice', error: { ...refused, status: 403, errors: ['no'] } },
  Forbid: { type: 'forbidden' },
  Close: { type: 'unavailable' },
  'End the session': { type: 'signed-out', error: { ...refused, status: 401, errors: [] } },
};

function Events() {
  const { events } = useConsole();
  return (
    <>
      <h1>What the way out tells</h1>
      {Object.entries(EVENTS).map(([name, event]) => (
        <Button key={name} onClick={() => events.publish(event)}>
          {name}
        </Button>
      ))}
    </>
  );
}

export default {
  title: 'Shell/Notices',
  ...screenStories(
    { feature: sampleFeature(Events), at: '/apps/sample', onAddress: fn(), onReload: fn() },
    operator(),
  ),
};

const page = () => within(document.body);

async function publish({ canvas, userEvent }: ScreenPlay, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

function paragraphs(alert: HTMLElement) {
  return within(alert)
    .getAllByText((_text, element) => element?.tagName === 'P')
    .map((paragraph) => paragraph.textContent);
}

export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await publish({ canvas, userEvent }, 'Refuse');
    const alert = await page().findByRole('alert');
    await expect(within(alert).getByText('Error 500')).toBeVisible();
    await expect(paragraphs(alert)).toEqual(['The database is resting', 'So is its replica']);
    await expect(within(alert).getByText('request-7')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith('request-7');
    await expect(await page().findByText('Copied')).toBeVisible();
  },
};

/** The window or ancestors that clip an element. */
function clippersOf(element: Element): string[] {
  const box = element.getBoundingClientRect();
  const ancestors: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(at);
  const areas = ancestors
    .filter((ancestor) => getComputedStyle(ancestor).overflow !== 'visible')
    .map((ancestor) => ({ name: ancestor.className, area: ancestor.getBoundingClientRect() }));
  return [{ name: 'window', area: new DOMRect(0, 0, window.innerWidth, window.innerHeight) }, ...areas]
    .filter(({ area }) => box.left < area.left || box.right > area.right || box.top < area.top)
    .map(({ name }) => name);
}

const WIDTHS = { wide: '1440px', narrow: '360px' };

const inSight = (width: keyof typeof WIDTHS): ScreenStory => ({
  parameters: {
    viewport: { options: { [width]: { name: width, styles: { width: WIDTHS[width], height: '800px' } } } },
  },
  globals: { viewport: { value: width } },
  play: async ({ canvas, userEvent }) => {
    await expect(`${String(window.innerWidth)}px`).toBe(WIDTHS[width]);
    await publish({ canvas, userEvent }, 'Refuse');
    const alert = await page().findByRole('alert');
    const parts = [
      within(alert).getByText('Error 500'),
      within(alert).getByText('The database is resting'),
      ...alert.querySelectorAll('svg'),
      within(alert).getByRole('button', { name: 'Copy' }),
      alert,
    ];
    await waitFor(() => expect(parts.map(clippersOf)).toEqual(parts.map(() => [])));
    await expect(alert.getBoundingClientRect().width).toBe(Math.min(650, window.innerWidth - 48));
  },
});

export const InSightOnDesktop: ScreenStory = inSight('wide');
export const InSightOnPhone: ScreenStory = inSight('narrow');

export const Unreachable: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await publish({ canvas, userEvent }, 'Disconnect');
    const alert = await page().findByRole('alert');
    await expect(within(alert).getByText('Network Error')).toBeVisible();
    await expect(paragraphs(alert)).toEqual(['Something went wrong, please try again later']);
  },
};

export const Drifted: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await publish({ canvas, userEvent }, 'Drift');
    await expect(paragraphs(await page().findByRole('alert'))).toEqual([
      'The platform’s response couldn’t be read.',
    ]);
  },
};

export const Unexplained: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await publish({ canvas, userEvent }, 'Unexplained');
    const alert = await page().findByRole('alert');
    await expect(within(alert).getByText('Error 502')).toBeVisible();
    await expect(paragraphs(alert)).toEqual(['Something went wrong!']);
  },
};

export const Markup: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await publish({ canvas, userEvent }, 'Injure');
    await expect(paragraphs(await page().findByRole('alert'))).toEqual(['<img src=x onerror=alert(1)>']);
  },
};

export const ViewOnly: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await publish({ canvas, userEvent }, 'View only');
    await expect(paragraphs(await page().findByRole('alert'))).toEqual([
      'Your account is currently view-only and does not have editing permissions',
    ]);
  },
};

// Date.now is instrumented and would call the spy recursively.
const { now } = Date;
const stopClockAt = (time: number) => {
  Date.now = () => time;
};

export const Throttled: ScreenStory = {
  beforeEach: () => () => {
    Date.now = now;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'What the way out tells' });
    const start = now();
    stopClockAt(start);
    for (const name of ['Refuse', 'Disconnect', 'Unexplained']) await publish({ canvas, userEvent }, name);
    stopClockAt(start + 1499);
    await publish({ canvas, userEvent }, 'Disconnect');
    stopClockAt(start + 1500);
    await publish({ canvas, userEvent }, 'Drift');
    Date.now = now;
    await expect(await page().findByText('The platform’s response couldn’t be read.')).toBeVisible();
    await expect(page().getAllByRole('alert')).toHaveLength(2);
    await expect(page().queryByText('Network Error')).toBeNull();
  },
};

export const Forbidden: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await publish({ canvas, userEvent }, 'Forbid');
    await expect(await canvas.findByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/403');
  },
};

export const Unavailable: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await publish({ canvas, userEvent }, 'Close');
    await expect(await canvas.findByRole('heading', { name: 'Service unavailable' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/503');
  },
};

export const SessionEnded: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await publish({ canvas, userEvent }, 'End the session');
    await expect(await page().findByRole('alert')).toHaveTextContent(
      'Your session has ended. The page reloads so that you can sign in again.',
    );
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
};
