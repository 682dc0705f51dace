/** The page of one person's account. */
export function userPath(id: string): string {
  return `/apps/account/${encodeURIComponent(id)}`;
}

/** The dialog that changes what an account says of a person, and whether they may only look. */
export function editUserPath(id: string): string {
  return `${userPath(id)}/edit`;
}
