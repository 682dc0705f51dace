/** The parts that these steps use of what a story plays with. */
interface Play {
  canvas: {
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string }) => HTMLElement;
  };
  userEvent: { click: (element: Element) => Promise<void> };
}

export const channelName = (number: number) => `Channel ${String(number).padStart(5, '0')}`;

/** The box that ticks a channel, once it is there. */
export function channelBox(canvas: Play['canvas'], number: number) {
  return canvas.findByRole('checkbox', { name: `Select ${channelName(number)}` });
}

export async function tickChannels({ canvas, userEvent }: Play, ...numbers: number[]) {
  for (const number of numbers) await userEvent.click(await channelBox(canvas, number));
}

/** All channels of the page, of which one is known. */
export async function tickPage({ canvas, userEvent }: Play, known = 1) {
  await channelBox(canvas, known);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
}
