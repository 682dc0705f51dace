import { isSecretName } from '@console/ui/form';
import { isObject } from '../reference/read-value';

/** Names that forms of the console do not have, and answers may. */
const SECRET_KEY = /(stream|private|access|signing|licen[cs]e)_?key$|authorization|credential/i;
const MASK = '••••••••';

/** The answer with everything covered that its field's name calls a secret. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecret(name, field) ? MASK : maskSecrets(field)]),
  );
}

/** Whether there is anything to cover. */
export function holdsSecrets(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSecrets);
  return (
    isObject(value) &&
    Object.entries(value).some(([name, field]) => isSecret(name, field) || holdsSecrets(field))
  );
}

/** What is only whether or how many is no secret. */
function isSecret(name: string, field: unknown): boolean {
  if (!isSecretName(name) && !SECRET_KEY.test(name)) return false;
  return typeof field === 'string'
    ? field !== ''
    : isObject(field) || (Array.isArray(field) && field.length > 0);
}
