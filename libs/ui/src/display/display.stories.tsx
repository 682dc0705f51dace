// @see spec 9
import type { ConsoleError } from '@console/http';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { ListPage } from '../list/list-page';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { RowsTable } from '../table/rows-table';
import { ClippedText } from './clipped-text';
import { CopyText } from './copy-text';
import { DateTime, useZone } from './date-time';
import { FactList } from './fact-list';
import { FailedState } from './failed-state';
import { SecretOnce } from './secret-once';
import { StatusTag } from './status-tag';
import { TwoLines } from './two-lines';

/** Takes browsers seconds to render. */
const HOSTILE = `Mai${'\u0301'.repeat(2 ** 20)}`;
const LONG = 'Đồng Xanh '.repeat(10_000);
/** As the HTTP client shortens the texts of responses. */
const SHORTENED = `${LONG.slice(0, 8192)}…\u2060`;

function ExternalTexts() {
  return (
    <ListPage title={HOSTILE}>
      <TwoLines main={HOSTILE} detail={LONG} />
      <StatusTag tone="off" label={HOSTILE} />
      <CopyText text={LONG} />
      <FactList facts={[{ label: HOSTILE, value: LONG }]} />
      <RowsTable
        label="Channels"
        rows={[{ id: LONG, name: HOSTILE }]}
        rowKey={({ id }) => id}
        columns={[{ key: 'name', title: 'Name', render: ({ name }) => name }]}
        select={{ isSelected: () => false, onSelect: () => undefined }}
      />
      <section aria-label="Clipped">
        <ClippedText text={LONG} />
      </section>
      <section aria-label="Shortened">
        <ClippedText text={SHORTENED} />
        <CopyText text={SHORTENED} />
      </section>
    </ListPage>
  );
}

const MOMENTS = ['2026-01-31T18:30:05Z', '2026-07-31T18:30:05Z', null, 'yesterday'];

function Times() {
  const zone = useZone();
  return (
    <>
      <h1>Times</h1>
      {MOMENTS.map((moment) => (
        <p key={moment}>
          <DateTime value={moment} zone={zone} />
        </p>
      ))}
    </>
  );
}

const ERRORS: ConsoleError[] = [
  { kind: 'unreachable', message: '' },
  {
    kind: 'http',
    status: 500,
    message: ['Internal Server Error'],
    errors: ['the database is down', 'so is its replica'],
    fieldErrors: {},
    requestId: 'request-7',
  },
  { kind: 'drift', operation: 'listChannels', problems: [] },
];
const onRetry = fn();

function Failures() {
  return (
    <>
      <h1>Failures</h1>
      {ERRORS.map((error) => (
        <FailedState key={error.kind} title={`Not loaded: ${error.kind}`} error={error} onRetry={onRetry} />
      ))}
    </>
  );
}

const CODES = ['k7qd-9f2m-x4tw', 'r3bn-6hvc-p8ys', 'w5jg-2mkd-t9xq'];

function Secrets() {
  return (
    <>
      <h1>Codes</h1>
      <SecretOnce
        label="Recovery codes"
        warning="Keep these codes now."
        values={CODES}
        fileName="codes.txt"
      />
    </>
  );
}

export default { title: 'Kit/Display', ...kitStories({ screen: ExternalTexts }) };

/** Rendered, tooltip and accessible texts. */
function texts(): string[] {
  return [...document.querySelectorAll('title, body *')].flatMap((element) => [
    ...[...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE && !['SCRIPT', 'STYLE'].includes(element.tagName) ? (nodeValue ?? '') : [],
    ),
    ...['title', 'aria-label', 'aria-description', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
}

/** External texts are bounded wherever they are rendered; the complete text can be copied. */
export const ClippedTexts: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const clipped = within(await canvas.findByRole('region', { name: 'Clipped' }));
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(clipped.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(LONG));
    copied.mockRestore();
    // The end of a shortened text is unknown.
    const shortened = within(canvas.getByRole('region', { name: 'Shortened' }));
    await expect(shortened.queryByRole('button', { name: 'Copy' })).toBeNull();
    for (const text of texts()) {
      await expect(text.length).toBeLessThanOrEqual(2010);
      await expect(/\p{M}{9}/u.test(text)).toBe(false);
    }
  },
};

export const DateTimes: KitStory = {
  args: { screen: Times },
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByText('2026/01/31 13:30:05');
    await expect(time).toHaveAttribute('datetime', '2026-01-31T18:30:05Z');
    await expect(time).toHaveAttribute('title', 'America/New_York');
    await userEvent.hover(time);
    await expect(time.title).toMatch(/^(in )?\d+ \w+( ago)? \(America\/New_York\)$/);
    await expect(canvas.getByText('2026/07/31 14:30:05')).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(2);
  },
};

export const FailedStates: KitStory = {
  args: { screen: Failures },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not loaded: unreachable')).toBeVisible();
    await expect(canvas.getByText('The database is down')).toBeVisible();
    await expect(canvas.getByText('So is its replica')).toBeVisible();
    await expect(canvas.getByText('request-7')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Secret: KitStory = {
  args: { screen: Secrets },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);

    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await expect(await within(document.body).findByText('Copied')).toBeVisible();
    copied.mockRejectedValue(new DOMException('rejected', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(
      await within(document.body).findByText(/Select the text and copy it manually\.$/),
    ).toBeVisible();
    copied.mockRestore();

    const download = canvas.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('download', 'codes.txt');
    const file = await fetch(download.getAttribute('href') ?? '');
    await expect(await file.text()).toBe(`${CODES.join('\n')}\n`);
  },
};
