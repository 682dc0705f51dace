export const en = {
  routes: {
    dashboard: 'Dashboard',
  },
  dashboard: {
    nothing: 'Nothing here is within your permissions yet',
  },
};
