export default {
  add: [{ id: 'print-cards', label: 'Print cards', onSelect: (users, { notify }) => notify(`${users.length} cards`) }],
}
