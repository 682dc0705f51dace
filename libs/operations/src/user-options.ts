interface User {
  email: string;
  name: string;
}

/** Users as options of a select, by email. */
export function userOptions(users: readonly User[] = []): { value: string; label: string }[] {
  return users.map(({ name, email }) => ({
    value: email,
    label: name === '' ? email : `${name} (${email})`,
  }));
}
