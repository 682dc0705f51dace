export const en = {
  routes: {
    users: 'Users',
    user: 'User',
  },
  coming: {
    users: 'The people who may sign in, and ways to help them back in.',
    user: 'One person’s profile, with a way to reset the password.',
  },
};
