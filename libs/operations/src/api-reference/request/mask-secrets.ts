import { isSecretName } from '@console/ui/form';
import { isObject } from '../reference/read-value';

const SECRET_KEY = /(stream|private|access|signing|licen[cs]e)_?key$|authorization|credential/i;
const MASK = '••••••••';

/** Masks values whose field names suggest a secret. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecret(name, field) ? MASK : maskSecrets(field)]),
  );
}

export function holdsSecrets(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSecrets);
  return (
    isObject(value) &&
    Object.entries(value).some(([name, field]) => isSecret(name, field) || holdsSecrets(field))
  );
}

/** Booleans and numbers are not secrets. */
function isSecret(name: string, field: unknown): boolean {
  if (!isSecretName(name) && !SECRET_KEY.test(name)) return false;
  return typeof field === 'string'
    ? field !== ''
    : isObject(field) || (Array.isArray(field) && field.length > 0);
}
