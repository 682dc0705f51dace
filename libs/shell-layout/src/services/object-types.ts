import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import type { ConsoleFeature } from '../routes/console-route';
import type { ObjectTypes } from '../routes/object-types';
import { useConsole } from './console-services';

/** Loads the features' objects with their texts, once. */
export function loadObjectTypes(
  features: readonly Pick<ConsoleFeature, 'objects' | 'locale'>[],
  i18n: I18n,
): () => Promise<ObjectTypes> {
  const load = async () => {
    const loaded = await Promise.all(
      features.map(async ({ objects, locale }) => {
        if (!objects) return {};
        const [types] = await Promise.all([objects(), i18n.loadNamespaces(locale.namespace)]);
        return types;
      }),
    );
    return loaded.reduce<ObjectTypes>((all, types) => ({ ...all, ...types }), {});
  };
  let loading: Promise<ObjectTypes> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Undefined until loaded. Objects whose code could not be loaded are left out until the next use. */
export function useObjectTypes(): ObjectTypes | undefined {
  const { objectTypes } = useConsole();
  const [types, setTypes] = useState<ObjectTypes>();
  useEffect(() => {
    objectTypes().then(setTypes, () => setTypes({}));
  }, [objectTypes]);
  return types;
}
