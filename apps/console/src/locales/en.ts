export const en = {
  subtitles: {
    dashboard: 'Key figures at a glance',
  },
  routes: {
    dashboard: 'Dashboard',
  },
  noHost: {
    title: 'The application around this console does not answer',
    message:
      'This console is shown inside another application, which has to hand it a session. Reload that application, or open the console at its own address. If that does not help, tell whoever looks after the application what stands here:',
    retry: 'Try again',
  },
};
