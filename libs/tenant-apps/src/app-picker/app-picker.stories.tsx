// @see spec 3.7
import { mockRows } from '@console/http/testing';
import { Slot, type ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { listAllApps } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { allAppsListed, allAppsUnavailable, tenantAppOf, tenantAppsOf } from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

function ListOfAnotherFeature() {
  const [appId, setAppId] = useState('studio-77');
  return (
    <>
      <h1>Invoices</h1>
      <Slot name="appPicker" props={{ label: 'App', all: 'All apps', value: appId, onChange: setAppId }} />
      <p>Of {appId || 'all'}</p>
    </>
  );
}

const feature: ConsoleFeature = {
  ...tenantApps,
  appsRoutes: [
    {
      path: '/apps/invoices',
      meta: { title: 'Invoices', requiresAuth: true },
      screen: () => Promise.resolve(ListOfAnotherFeature),
    },
  ],
};

export default {
  title: 'Tenant apps/Picker',
  ...screenStories({ feature, at: '/apps/invoices' }, [...operator(), allAppsListed(tenantAppsOf(48))]),
};

const option = (name: string) => within(document.body).findByTitle(name);

export const Found: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox', { name: 'App' });
    await expect(canvas.getByTitle('studio-77')).toBeVisible();
    await userEvent.type(picker, 'studio 33');
    await userEvent.click(await option('Studio 33 (studio-33)'));
    await expect(await canvas.findByText('Of studio-33')).toBeVisible();
    await waitFor(() => expect(picker).toHaveValue(''));

    await userEvent.click(picker);
    await userEvent.click(await option('All apps'));
    await expect(await canvas.findByText('Of all')).toBeVisible();
  },
};

export const NothingFound: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'App' }), 'unknown');
    await userEvent.click(await option('No match. Use “unknown” as App ID'));
    await expect(await canvas.findByText('Of unknown')).toBeVisible();
  },
};

export const IncompleteRows: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mockRows(listAllApps, [
        { ...tenantAppOf(1), kind: 'tenant', name: 5 },
        { ...tenantAppOf(2), kind: 'tenant', appId: null },
      ]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'App' }));
    await userEvent.click(await option('Studio 2 (—)'));
    await expect(canvas.getByText('Of studio-77')).toBeVisible();
    await userEvent.click(await option('— (studio-1)'));
    await expect(await canvas.findByText('Of studio-1')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [...operator(), allAppsUnavailable()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'App' }), 'studio-5');
    await userEvent.click(await option('Couldn’t load the apps. Use “studio-5” as App ID'));
    await expect(await canvas.findByText('Of studio-5')).toBeVisible();
    await expect(within(document.body).queryByRole('alert')).toBeNull();
  },
};
