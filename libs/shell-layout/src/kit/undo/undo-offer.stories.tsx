import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { UndoOffer } from '@console/ui';
import { useUndoOffer } from '@console/ui';

const undo = fn();

function Archive() {
  const offerUndo = useUndoOffer();
  return (
    <>
      <h1>Apps</h1>
      <Button
        onClick={() => {
          offerUndo({ title: 'The app has been archived', undo });
        }}
      >
        Archive
      </Button>
      <input aria-label="Note" />
    </>
  );
}

/** An offer that stands for a moment only. */
function ShortOffer() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Apps</h1>
      <Button>Elsewhere</Button>
      {open && (
        <UndoOffer
          seconds={0.2}
          onUndo={undo}
          onExpired={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Kit/Undo offer',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Archive), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    undo.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const gone = () => waitFor(() => expect(page().queryByRole('button', { name: 'Undo' })).toBeNull());

async function archive({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
  return page().findByRole('button', { name: 'Undo' });
}

export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await archive({ canvas, userEvent });
    await expect(page().getByRole('status')).toHaveTextContent('The app has been archived');
    await userEvent.click(button);
    await gone();
    await expect(undo).toHaveBeenCalledOnce();
  },
};

/** From wherever the focus is, but not out of a field that has an undo of its own. */
export const UndoneByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await archive({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Archive' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await gone();
    await expect(undo).toHaveBeenCalledOnce();
  },
};

/** Who has the focus in it is not hurried; it goes by itself once nobody heeds it. */
export const Expires: Story = {
  args: { feature: sampleFeature(ShortOffer) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Undo' });
    button.focus();
    const longer = Promise.withResolvers<undefined>();
    setTimeout(longer.resolve, 300);
    await longer.promise;
    await expect(button).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await gone();
    await expect(undo).not.toHaveBeenCalled();
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await archive({ canvas, userEvent });
  },
};
