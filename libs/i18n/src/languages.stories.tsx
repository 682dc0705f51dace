import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { createI18n } from './create-i18n';
import type { Language } from './languages';
import type { Locale, Messages } from './locale';

const ENGLISH = { welcome: 'Welcome to the console' };
const VIETNAMESE = { welcome: 'Chào mừng đến với trang quản trị' };

function samples(vietnamese: () => Promise<Messages>): Locale {
  return { namespace: 'samples', load: { en: () => Promise.resolve(ENGLISH), vi: vietnamese } };
}

interface WelcomeProps {
  language: Language;
  locale: Locale;
}

function Welcome({ language, locale }: WelcomeProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const i18n = createI18n({ language, locales: [locale], onFailure: () => undefined });
    void i18n
      .loadNamespaces(locale.namespace)
      .then(() => setText(String(i18n.getResource(language, locale.namespace, 'welcome'))));
  }, [language, locale]);
  return <p lang={language}>{text}</p>;
}

const meta = {
  title: 'Languages',
  component: Welcome,
  tags: ['autodocs'],
  args: { language: 'en', locale: samples(() => Promise.resolve(VIETNAMESE)) },
} satisfies Meta<typeof Welcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ENGLISH.welcome)).toBeVisible();
  },
};

export const Vietnamese: Story = {
  args: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(VIETNAMESE.welcome)).toBeVisible();
  },
};

export const FileUnavailable: Story = {
  args: { language: 'vi', locale: samples(() => Promise.reject(new Error('Not reachable'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ENGLISH.welcome)).toBeVisible();
  },
};
