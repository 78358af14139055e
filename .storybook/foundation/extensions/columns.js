export default {
  add: [{ id: 'card-number', header: 'Card', render: (user) => localStorage.getItem(`card-${user.id}`) ?? '–' }],
  hide: ['schoolName'],
}
