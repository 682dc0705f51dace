export const en = {
  routes: { list: 'Videos', subtitle: 'Names of all videos', create: 'Create video' },
  empty: 'There are no videos yet',
  name: 'Name',
  createdAt: 'Created',
  create: 'Create',
};
