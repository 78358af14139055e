export default {
  add: [{ id: 'check-all', label: 'Check cards', onSelect: ({ notify }) => notify('All cards are valid') }],
}
