import type { RuntimeConfig } from '@console/http/contract';

type Product = Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;

/** What the build put into the page for its first sight. */
export interface PageTexts {
  [namespace: string]: Record<string, string>;
}

/**
 * What this installation is called and looks like. The server has checked the configuration that it wrote into the page;
 * reading it in whole, against its schema, is left to what loads later.
 */
export function readProduct(): Product {
  const config = readJson('runtime-config');
  const text = (name: string) => {
    const value = isRecord(config) ? config[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { productName: text('productName'), logo: text('logo'), titleFontSize: text('titleFontSize') };
}

/** Whether this installation lets anyone sign up. */
export function offersSignUp(): boolean {
  const config = readJson('runtime-config');
  return !isRecord(config) || config['signUp'] !== false;
}

/** The texts that show at first, by their namespaces and keys. */
export function readTexts(): PageTexts {
  const texts = readJson('first-texts');
  return isTexts(texts) ? texts : {};
}

/** The files that the console needs next. */
export function readNextFiles(): string[] {
  const files = readJson('next-files');
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTexts(value: unknown): value is PageTexts {
  return isRecord(value) && Object.values(value).every(isRecord);
}
