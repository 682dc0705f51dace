import { expect, waitFor } from 'storybook/test';

/** `toBeVisible` waits like Playwright's assertions, because pop-ups have no size or color for a frame. */
export function waitUntilVisible(): void {
  expect.extend({
    async toBeVisible(element: Element) {
      const wanted = !this.isNot;
      const message = () => `This is ${wanted ? 'not ' : ''}visible:\n${this.utils.printReceived(element)}`;
      try {
        await waitFor(() => {
          if (isVisible(element) !== wanted) throw new Error(message());
        });
        return { pass: wanted, message };
      } catch {
        return { pass: !wanted, message };
      }
    },
  });
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
