export default {
  add: [
    {
      id: 'is-pilot',
      label: 'Pilot',
      options: [{ value: 'yes', label: 'In the pilot' }],
      conditions: () => ({ ids: [1, 2, 3] }),
    },
  ],
}
