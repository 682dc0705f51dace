import { DecimalInput } from '@console/ui/form';
import { useState } from 'react';
import { majorText, minorUnitsOf, moneyOf, priceOf, readDecimal } from '../contract';
import { minorDigits } from '../money/money';

interface MoneyInputProps {
  id?: string;
  currency: string;
  /** In the minor unit. */
  value?: number;
  onChange?: (value: number | undefined) => void;
}

const ONE = readDecimal('1');

function minorUnitsIn(text: string | null, currency: string): number | undefined {
  return text === null || text === '' ? undefined : minorUnitsOf(priceOf(ONE, readDecimal(text), currency));
}

/** An exact amount, typed in the currency's major unit. */
export function MoneyInput({ id, currency, value, onChange }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const stored = value === undefined ? null : majorText(moneyOf(value, currency));
  return (
    <DecimalInput
      {...(id !== undefined && { id })}
      min="0"
      precision={minorDigits(currency)}
      // More digits than the currency has may be the first of a larger amount.
      value={minorUnitsIn(typed, currency) === value ? typed : stored}
      suffix={currency}
      onChange={(text) => {
        setTyped(text);
        onChange?.(minorUnitsIn(text, currency));
      }}
    />
  );
}
