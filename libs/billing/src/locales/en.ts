export const en = {
  quotaPlan: {
    label: 'Quota plan',
    failed: 'The quota plans could not be loaded. Without a choice the app gets the default plan.',
  },
  limit: {
    storage: '<amount /> of storage',
    egress: '<amount /> of traffic a month',
    transcode_one: '{{count, number}} hour of transcoding a month',
    transcode_other: '{{count, number}} hours of transcoding a month',
    liveChannels_one: '{{count, number}} live channel',
    liveChannels_other: '{{count, number}} live channels',
    members_one: '{{count, number}} member',
    members_other: '{{count, number}} members',
    other: '{{resource}}: {{limit}}',
  },
};
