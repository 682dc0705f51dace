interface Play {
  canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the panel of a list's filters unless it is open. */
export async function openFilters({ canvas, userEvent }: Play): Promise<void> {
  const button = await canvas.findByRole('button', { name: /^Filters/ });
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
}
