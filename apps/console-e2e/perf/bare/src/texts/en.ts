/** The words that the measurements locate elements by are the console's. */
export const en = {
  menu: 'Main',
  signIn: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    required: 'This field is required',
    failed: 'The sign-in failed',
  },
  tenantApps: { menu: 'Tenant apps', table: 'Tenant apps' },
  users: { menu: 'Users', table: 'Users' },
  columns: {
    name: 'Name',
    appId: 'App ID',
    email: 'E-mail',
    status: 'Status',
    edition: 'Edition',
    owner: 'Owner',
    members: 'Members',
    apps: 'Apps',
    createdAt: 'Created',
  },
};
