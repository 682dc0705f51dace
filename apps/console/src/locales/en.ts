export const en = {
  routes: {
    dashboard: 'Dashboard',
    product: 'Product',
    app_ssai: 'SSAI',
    media_vod: 'Media VOD',
    alerts: 'Alerts',
    machine: 'Server',
    document: 'Document',
  },
  coming: {
    product: 'The media modules of the app, from servers to statistics.',
    app_ssai: 'Endpoints, ads and statistics of server-side ad insertion.',
    media_vod: 'Videos on demand with their state, renditions and tags.',
    alerts: 'What is wrong with the app’s servers and channels, and since when.',
    machine: 'The servers of every app with their load and licence.',
    document: 'The reference of the platform’s API.',
  },
};
