import type { Page } from '@playwright/test';

/** A4 without margins, in CSS pixels: 210 mm - 2 × 16 mm. */
const CONTENT_WIDTH = Math.floor(((210 - 2 * 16) / 25.4) * 96);

export interface PrintedPage {
  visible: string[];
  color: string | undefined;
  background: string;
  text: string;
  overflow: number;
  pdf: Buffer;
  pages: number;
}

/** Prints the page; afterwards it is rendered for the screen again. */
export async function print(page: Page): Promise<PrintedPage> {
  const onScreen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: CONTENT_WIDTH, height: 1000 });
  const content = await page.evaluate(() => {
    // Emulating the medium does not send it.
    dispatchEvent(new Event('beforeprint'));
    const visible = [...document.body.children].filter((element) => element.checkVisibility());
    return {
      visible: visible.map(({ className }) => className),
      color: visible[0] && getComputedStyle(visible[0]).color,
      background: getComputedStyle(document.body).backgroundColor,
      text: document.body.innerText,
      overflow: Math.max(
        ...[...document.querySelectorAll('body *')].map(
          (element) => element.getBoundingClientRect().right - document.documentElement.clientWidth,
        ),
      ),
    };
  });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (onScreen) await page.setViewportSize(onScreen);
  return { ...content, pdf, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}
