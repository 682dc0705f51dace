import { SecretOnce } from '@console/ui';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { useConsole } from '../services/console-services';
import { useUnsavedWork } from '../services/unsaved-work';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleMenu } from '../testing/sample-feature';

// @see spec 2.6, 4.10

function Screen() {
  const reportUnsaved = useUnsavedWork();
  const [text, setText] = useState('');
  return (
    <>
      <h1>A screen</h1>
      <input
        aria-label="Name"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          reportUnsaved(target.value !== '');
        }}
      />
      <Link to="/apps/accounts">Elsewhere</Link>
    </>
  );
}

function elsewhere(key: string, newValue: string) {
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue: null, newValue }));
}

export default {
  title: 'Shell/Other tabs',
  ...screenStories({ feature: sampleMenu(Screen), at: '/apps/dashboard', onReload: fn() }, operator()),
};

export const AnotherLanguage: ScreenStory = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    elsewhere('console.language', 'en');
    elsewhere('console.language', 'of no kind');
    elsewhere('console.dark-mode', 'false');
    await expect(args.onReload).not.toHaveBeenCalled();
    elsewhere('console.language', 'vi');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const AnotherLanguageWhileTyping: ScreenStory = {
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'River');
    elsewhere('console.language', 'vi');
    await userEvent.type(field, ' Sports');
    await expect(args.onReload).not.toHaveBeenCalled();
    await expect(field).toHaveValue('River Sports');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
};

export const SameLanguageAgain: ScreenStory = {
  play: async ({ canvas, args, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'River');
    elsewhere('console.language', 'vi');
    elsewhere('console.language', 'en');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await canvas.findByRole('textbox', { name: 'Name' });
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const AnotherLanguageBesideASecret: ScreenStory = {
  args: {
    feature: sampleMenu(() => (
      <SecretOnce label="API key" warning="Shown once." values={['sbk_1234']} fileName="api-key.txt" />
    )),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('sbk_1234');
    elsewhere('console.language', 'vi');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

function SessionScreen() {
  const { session } = useConsole();
  const token = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token,
  );
  return <h1>{token ?? 'No token'}</h1>;
}

export const SignedOutThere: ScreenStory = {
  args: { feature: sampleMenu(SessionScreen) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Bearer story' });
    elsewhere('console.token', 'Bearer somebody');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await canvas.findByRole('heading', { name: 'No token' });
  },
};
