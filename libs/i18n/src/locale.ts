import type { Language } from './languages';

export interface Messages {
  [key: string]: string | Messages;
}

/** A library's texts: one namespace, one file per language, loaded when first needed. */
export interface Locale<Namespace extends string = string> {
  namespace: Namespace;
  load: Record<Language, () => Promise<Messages>>;
}

/** A library's locale: each file exports its texts by the name of its language. */
export function localeOf<const Namespace extends string>(
  namespace: Namespace,
  files: { [Name in Language]: () => Promise<Record<Name, Messages>> },
): Locale<Namespace> {
  return {
    namespace,
    load: { en: async () => (await files.en()).en, vi: async () => (await files.vi()).vi },
  };
}

type PluralForms<Source> = {
  [
    Key in keyof Source as Key extends `${infer Stem}_other`
      ? `${Stem}_${Exclude<Intl.LDMLPluralRule, 'other'>}`
      : never
  ]?: string;
};
type PluralOnly<Key> = Key extends `${string}_one` ? Key : never;

/**
 * The shape that a translation must have: every key of the source, text for text, and the plural forms of its language.
 * Vietnamese has no singular.
 */
export type Translated<Source> = {
  [Key in Exclude<keyof Source, PluralOnly<keyof Source>>]: Source[Key] extends string
    ? string
    : Translated<Source[Key]>;
} & PluralForms<Source>;
