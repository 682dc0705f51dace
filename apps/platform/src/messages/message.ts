import type { Language } from '@console/i18n/contract';
import { en, type MessageKey } from './en';
import { vi } from './vi';

export type Locale = Language;

type ValueNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
type ValuesOf<Key extends MessageKey> = [ValueNames<(typeof en)[Key]>] extends [never]
  ? []
  : [values: Record<ValueNames<(typeof en)[Key]>, string | number>];

export interface Message {
  key: MessageKey;
  values: Readonly<Record<string, string | number>>;
}

/** A message with exactly the placeholders of its English text. */
export function message<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message {
  return { key, values: values ?? {} };
}

const catalogues: Record<Locale, Record<MessageKey, string>> = { en, vi };

export function translate({ key, values }: Message, locale: Locale): string {
  return catalogues[locale][key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
