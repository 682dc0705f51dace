// @see spec 3.5, 7.4
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { getAppBillingInfo, getBillingInfo } from '../contract';
import { mockBillingInfo, mockPaymentMethods, RECIPIENT } from '../testing/payment-handlers';

const PAGE = '/apps/billing/payment';
const others = [...operator(), ...mockPaymentMethods([])];
const contested = mockBillingInfo();
const withoutExtension = [
  mock(getAppBillingInfo, () => respondWithError(404)),
  mock(getBillingInfo, () => ({ appId: 'default-admin-app', paymentMethod: 'card', recipient: RECIPIENT })),
];

export default {
  title: 'Billing info/Edit',
  ...screenStories({ feature: billing, at: `${PAGE}/edit`, onAddress: fn() }, [
    ...others,
    ...mockBillingInfo().handlers,
  ]),
};

const page = () => within(document.body);
const dialog = async (name = 'Edit billing info') => within(await page().findByRole('dialog', { name }));

async function chooseCountry({ userEvent }: Pick<ScreenPlay, 'userEvent'>, typed: string, name: string) {
  const country = await page().findByRole('combobox', { name: 'Country' });
  await userEvent.click(country);
  await userEvent.type(country, typed);
  await userEvent.click(await page().findByTitle(name));
}

export const Saved: ScreenStory = {
  args: { at: PAGE },
  parameters: { msw: [...others, ...mockBillingInfo().handlers] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Vietnam')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await dialog();
    const name = await form.findByRole('textbox', { name: 'Company name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Studio GmbH');
    await userEvent.clear(form.getByRole('textbox', { name: /^Tax code/ }));
    await chooseCountry({ userEvent }, 'germ', 'Germany');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(PAGE));
    const card = within(canvas.getByRole('region', { name: 'Billing info' }));
    for (const text of ['Studio GmbH', 'Germany', 'None']) {
      await waitFor(() => expect(card.getByText(text)).toBeVisible());
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};
export const Conflict: ScreenStory = {
  parameters: { msw: [...others, ...contested.handlers] },
  play: async ({ canvas, userEvent }) => {
    const form = await dialog();
    const name = await form.findByRole('textbox', { name: 'Company name' });
    contested.changeElsewhere({ companyName: 'Studio Pte', country: 'SG' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Studio GmbH');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const row = within(await form.findByRole('row', { name: /^Company name/ }));
    await expect(row.getByText('Studio Pte')).toBeInTheDocument();
    await expect(row.getByText('Studio GmbH')).toBeInTheDocument();
    await expect(form.getByRole('row', { name: 'Country Singapore Vietnam' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('Studio GmbH')).toBeVisible();
  },
};

export const WithoutExtension: ScreenStory = {
  parameters: { msw: [...withoutExtension, ...others] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(RECIPIENT.companyName)).toBeInTheDocument();
    const message = await dialog();
    await expect(
      await message.findByText('Billing info can’t be changed on this platform'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
