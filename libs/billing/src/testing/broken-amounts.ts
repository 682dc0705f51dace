const AMOUNT = /(?:US\$|[₫$])[\d.,]+|[\d.,]+\s(?:US\$|₫)/g;

/** The amounts below an element that are split over lines or reach beyond the window, as texts. */
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
