/** What on the page would be lost with it: while there is any, nothing loads the page anew by itself. */
export interface UnsavedWork {
  /** Whether anything is unsaved now. */
  exists: () => boolean;
  /** Says of one form, known by any object of its own, whether what it holds is unsaved. */
  report: (owner: object, unsaved: boolean) => void;
}

export function createUnsavedWork(): UnsavedWork {
  const owners = new Set<object>();
  return {
    exists: () => owners.size > 0,
    report(owner, unsaved) {
      if (unsaved) owners.add(owner);
      else owners.delete(owner);
    },
  };
}
