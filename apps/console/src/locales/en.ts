export const en = {
  subtitles: {
    dashboard: 'Key figures at a glance',
  },
  routes: {
    dashboard: 'Dashboard',
  },
  dashboard: { now: 'Now', allApps: 'All apps' },
  noHost: {
    title: 'The host application is not responding',
    message:
      'This console is shown inside another application, which must provide a session. Reload that application, or open the console at its own address. If the problem persists, send the details below to the application’s administrator:',
    retry: 'Try again',
  },
};
