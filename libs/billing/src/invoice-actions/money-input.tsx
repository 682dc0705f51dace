import { DecimalInput } from '@console/ui/form';
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

/** An exact amount, typed in the currency's major unit. */
export function MoneyInput({ id, currency, value, onChange }: MoneyInputProps) {
  return (
    <DecimalInput
      {...(id !== undefined && { id })}
      min="0"
      precision={minorDigits(currency)}
      value={value === undefined ? null : majorText(moneyOf(value, currency))}
      suffix={currency}
      onChange={(text) =>
        onChange?.(
          text === null || text === '' ? undefined : minorUnitsOf(priceOf(ONE, readDecimal(text), currency)),
        )
      }
    />
  );
}
