import { useState } from 'react';
import { expect } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { NumberInput } from './number-input';

// @see spec 9

function Amount() {
  const [amount, setAmount] = useState<number | null>(1_500.5);
  return (
    <>
      <NumberInput aria-label="Amount" value={amount} onChange={setAmount} />
      <output>{JSON.stringify(amount)}</output>
    </>
  );
}

export default { title: 'Kit/Number input', ...kitStories({ screen: Amount }) };

function typing(texts: Record<string, [amount: string, shown: string]>): NonNullable<KitStory['play']> {
  return async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Amount' });
    for (const [text, [amount, shown]] of Object.entries(texts)) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toHaveValue(text);
      await userEvent.tab();
      await expect(canvas.getByRole('status')).toHaveTextContent(amount);
      await expect(field).toHaveValue(shown);
    }
  };
}

export const English: KitStory = {
  play: typing({ '57,460,709': ['57460709', '57460709'], '12,5': ['12.5', '12.5'], '1.5': ['1.5', '1.5'] }),
};

export const Vietnamese: KitStory = {
  globals: { language: 'vi' },
  play: typing({
    '57.460.709': ['57460709', '57460709'],
    '12,5': ['12.5', '12,5'],
    '1.500': ['1500', '1500'],
  }),
};
