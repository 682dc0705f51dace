import { TabOutlet, type ConsoleFeature } from '@console/shell-layout';
import { billingRoutes } from '../billing-routes';
import { billing } from '../billing.feature';

function Frame() {
  return (
    <>
      <h1>Studio 1</h1>
      <TabOutlet />
    </>
  );
}

export const framedBilling: ConsoleFeature = {
  ...billing,
  appsRoutes: [
    billingRoutes,
    {
      path: '/apps/:appId',
      meta: { title: 'App', requiresAuth: true, hideInMenu: true },
      screen: () => Promise.resolve(Frame),
    },
  ],
};

const AMOUNT = /(?:US\$|[₫$])[\d.,]+|[\d.,]+\s(?:US\$|₫)/g;

/** Amounts below an element that wrap or overflow the window. */
export function brokenAmounts(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { 0: amount, index } of (node.nodeValue ?? '').matchAll(AMOUNT)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 || range.getBoundingClientRect().right > window.innerWidth) broken.push(amount);
    }
  }
  return broken;
}
