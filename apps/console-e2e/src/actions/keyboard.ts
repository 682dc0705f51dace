import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 60;
const RING = 6;

interface Stop {
  name: string;
  clip: { x: number; y: number; width: number; height: number };
  image: Buffer;
}

/** A user with a keyboard only. Fails if a focused element looks the same without the focus. */
export function keyboardOf(page: Page) {
  let stop: Stop | undefined;

  const press = async (key: string) => {
    const { keyboard } = page;
    await keyboard.press(key);
    const [left, next] = [stop, await readFocus(page)];
    stop = next;
    if (!left || !next || sameSpot(left, next)) return;
    const now = await page.screenshot({ clip: left.clip });
    expect(now.equals(left.image), `"${left.name}" looks the same with and without the focus`).toBe(false);
  };

  const reach = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible();
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      if (passed.length === MAX_STOPS)
        throw new Error(`${key} does not lead to ${String(target)}, but to ${passed.join(', ')}`);
      await press(key);
      passed.push(stop?.name ?? 'nowhere');
    }
    stop = await readFocus(page);
  };

  const type = (text: string) => page.keyboard.type(text);
  const enter = async () => {
    stop = undefined;
    await page.keyboard.press('Enter');
  };

  return {
    press,
    type,
    enter,
    /** Presses a key until the target has the focus. */
    reach,
    fill: async (field: Locator, text: string) => {
      await reach(field);
      await type(text);
    },
    use: async (target: Locator, key?: string) => {
      await reach(target, key);
      await enter();
    },
  };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

async function readFocus(page: Page): Promise<Stop | undefined> {
  const found = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Checkboxes and radio buttons are rendered by their label.
    const label = element.matches('input[type=radio], input[type=checkbox]')
      ? element.closest('label')
      : null;
    const { x, y, width, height } = (label ?? element).getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
    return { name: `${element.tagName.toLowerCase()} ${name}`, x, y, width, height };
  });
  if (!found) return undefined;
  const { name, ...box } = found;
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(box.x - RING));
  const top = Math.max(0, Math.floor(box.y - RING));
  const right = Math.min(view.width, Math.ceil(box.x + box.width + RING));
  const bottom = Math.min(view.height, Math.ceil(box.y + box.height + RING));
  expect(box.width > 0 && right > left && bottom > top, `"${name}" is on the screen`).toBe(true);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  return { name, clip, image: await page.screenshot({ clip }) };
}

function sameSpot(a: Stop, b: Stop): boolean {
  return JSON.stringify(a.clip) === JSON.stringify(b.clip);
}
