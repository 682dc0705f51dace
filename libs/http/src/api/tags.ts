/** An item of a type, or its lists. */
export interface Tag<Type extends string> {
  type: Type;
  id: string;
}

const LIST = 'LIST';

/** The ID has a prefix: RTK Query indexes tags by plain objects, in which `constructor` is taken. */
export function itemTag<const Type extends string>(type: Type, id: string): Tag<Type> {
  return { type, id: `id ${id}` };
}

export function listTag<const Type extends string>(type: Type): Tag<Type> {
  return { type, id: LIST };
}

interface TaggedPage {
  data: readonly ({ id: string } | { appId: string })[];
}

/** The list itself and each item of a page. */
export function listTags<const Type extends string>(type: Type, page?: TaggedPage): Tag<Type>[] {
  const ids = page?.data.map((item) => ('id' in item ? item.id : item.appId)) ?? [];
  return [listTag(type), ...ids.map((id) => itemTag(type, id))];
}

/** Invalidates only after success; a drifted response counts as one. */
export function onSuccess<Args, Invalidated>(tags: (args: Args) => Invalidated[]) {
  return (_answer: unknown, error: { kind?: unknown } | undefined, args: Args): Invalidated[] =>
    error === undefined || error.kind === 'drift' ? tags(args) : [];
}
