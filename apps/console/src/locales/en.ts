export const en = {
  routes: {
    dashboard: 'Dashboard',
  },
};
