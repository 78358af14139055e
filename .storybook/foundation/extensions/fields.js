export default {
  heading: 'Access card',
  add: [
    {
      id: 'card-number',
      label: 'Card number',
      check: (value) => (/^(\d{6})?$/.test(value) ? null : 'Six digits'),
      load: (user) => localStorage.getItem(`card-${user.id}`),
      save: (user, value) => localStorage.setItem(`card-${user.id}`, value),
    },
  ],
  hide: ['remark'],
}
