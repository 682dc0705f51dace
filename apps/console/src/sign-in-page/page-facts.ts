import type { RuntimeConfig } from '@console/http/contract';

type Product = Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;

export interface PageTexts {
  [namespace: string]: Record<string, string>;
}

/** Product name and logo. The server validated the configuration, so its schema is not loaded here. */
export function readProduct(): Product {
  const config = readJson('runtime-config');
  const text = (name: string) => {
    const value = isRecord(config) ? config[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { productName: text('productName'), logo: text('logo'), titleFontSize: text('titleFontSize') };
}

export function offersSignUp(): boolean {
  const config = readJson('runtime-config');
  return !isRecord(config) || config['signUp'] !== false;
}

export function readTexts(): PageTexts {
  const texts = readJson('first-texts');
  return isTexts(texts) ? texts : {};
}

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
