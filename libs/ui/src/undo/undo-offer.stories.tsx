import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { UndoOffer } from './undo-offer';
import { useUndoOffer } from './use-undo-offer';

const undo = fn();

function Archive() {
  const offerUndo = useUndoOffer();
  return (
    <>
      <h1>Apps</h1>
      <Button onClick={() => offerUndo({ title: 'The app has been archived', undo })}>Archive</Button>
      <input aria-label="Note" />
    </>
  );
}

const undoRename = fn();

function ArchiveAndRename() {
  const offerUndo = useUndoOffer();
  return (
    <>
      <Archive />
      <Button onClick={() => offerUndo({ title: 'The app has been renamed', undo: undoRename })}>
        Rename
      </Button>
    </>
  );
}

function ShortOffer() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Apps</h1>
      <Button>Elsewhere</Button>
      {open && <UndoOffer seconds={0.2} onUndo={undo} onExpired={() => setOpen(false)} />}
    </>
  );
}

export default {
  title: 'Kit/Undo offer',
  ...kitStories({ screen: Archive }),
  beforeEach: () => {
    undo.mockReset();
    undoRename.mockReset();
  },
};

const page = () => within(document.body);
const gone = () => waitFor(() => expect(page().queryByRole('button', { name: 'Undo' })).toBeNull());

/** Ctrl+Z works everywhere except in text fields, which have their own undo. */
export const Undone: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const archive = await canvas.findByRole('button', { name: 'Archive' });
    await userEvent.click(archive);
    const button = await page().findByRole('button', { name: 'Undo' });
    await expect(page().getByRole('status')).toHaveTextContent('The app has been archived');
    await userEvent.click(button);
    await gone();
    await expect(undo).toHaveBeenCalledOnce();

    await userEvent.click(archive);
    await page().findByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledOnce();
    archive.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await gone();
    await expect(undo).toHaveBeenCalledTimes(2);
  },
};

export const NextOffer: KitStory = {
  args: { screen: ArchiveAndRename },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    const first = await page().findByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent('The app has been renamed'));
    await expect(first).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await gone();
    await expect(undoRename).toHaveBeenCalledOnce();
    await expect(undo).not.toHaveBeenCalled();
  },
};

/** The offer does not expire while it has the focus. */
export const Expires: KitStory = {
  args: { screen: ShortOffer },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Undo' });
    button.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(button).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await gone();
    await expect(undo).not.toHaveBeenCalled();
  },
};
