import type { Page } from '@playwright/test';

/** What A4 leaves between the margins of an invoice, in CSS pixels: 210 mm and twice 16 mm. */
const CONTENT_WIDTH = Math.floor(((210 - 2 * 16) / 25.4) * 96);

/** The page as paper has it. */
export interface PrintedPage {
  /** The class of everything below the body that is seen. */
  seen: string[];
  /** Colours of the text and of the ground it stands on. */
  ink: string | undefined;
  ground: string;
  /** What it says. */
  text: string;
  /** By how many pixels the widest part stands out. */
  excess: number;
  pdf: Buffer;
  pages: number;
}

/** Prints the page as a browser does it, and puts it back on the screen. */
export async function print(page: Page): Promise<PrintedPage> {
  const onScreen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: CONTENT_WIDTH, height: 1000 });
  const looks = await page.evaluate(() => {
    const seen = [...document.body.children].filter((element) => element.checkVisibility());
    return {
      seen: seen.map(({ className }) => className),
      ink: seen[0] && getComputedStyle(seen[0]).color,
      ground: getComputedStyle(document.body).backgroundColor,
      text: document.body.innerText,
      excess: Math.max(
        ...[...document.querySelectorAll('body *')].map(
          (element) => element.getBoundingClientRect().right - document.documentElement.clientWidth,
        ),
      ),
    };
  });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (onScreen) await page.setViewportSize(onScreen);
  return { ...looks, pdf, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}
