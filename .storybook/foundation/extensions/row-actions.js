export default {
  add: [{ id: 'open-file', label: 'Open the file', onSelect: (user, { notify }) => notify(`File of ${user.name}`) }],
}
