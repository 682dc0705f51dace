import { expect, waitFor } from 'storybook/test';

/**
 * What a story expects to be visible may take a moment to be: a pop-up is without a size or a colour for a frame while it is
 * placed, whatever the setting for motion. So `toBeVisible` waits for it, as the assertions of Playwright do.
 */
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
