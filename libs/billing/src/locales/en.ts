export const en = {
  quotaPlan: {
    label: 'Quota plan',
    failed: 'The quota plans could not be loaded. Without a choice the app gets the default plan.',
  },
  limit: {
    storage: '{{amount}} of storage',
    egress: '{{amount}} of traffic a month',
    transcode: '{{amount}} of transcoding a month',
    liveChannels_one: '{{count}} live channel',
    liveChannels_other: '{{count}} live channels',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
    other: '{{resource}}: {{limit}}',
  },
};
