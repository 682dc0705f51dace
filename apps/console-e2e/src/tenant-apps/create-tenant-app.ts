import { expect, type Page } from '@playwright/test';
import type { Texts } from '../texts';

interface NewApp {
  name: string;
  appId: string;
}

export function createForm(page: Page, { tenantApps }: Texts) {
  const { create } = tenantApps;
  const name = page.getByRole('textbox', { name: create.name, exact: true });
  const appId = page.getByRole('textbox', { name: create.appId, exact: true });
  return {
    name,
    appId,
    submit: page.getByRole('button', { name: create.submit, exact: true }),
    fill: async (app: NewApp) => {
      // They load above the button and would move it.
      await page.getByRole('radiogroup', { name: create.quotaPlan }).getByRole('radio').first().waitFor();
      await name.fill(app.name);
      // A proposal that arrives while the browser fills the field ends its selection.
      await expect(async () => {
        await appId.fill(app.appId);
        await expect(appId).toHaveValue(app.appId, { timeout: 1_000 });
      }).toPass();
    },
  };
}

/** Sends the form and returns the API key. */
export async function createTenantApp(page: Page, texts: Texts, app: NewApp): Promise<string> {
  const form = createForm(page, texts);
  await form.fill(app);
  await form.submit.click();
  return page.getByRole('list', { name: texts.tenantApps.created.apiKey }).getByRole('listitem').innerText();
}
