// What this page adds to the user manager. The same data serves React, elements and mounts; a render function returns a
// text, a node or, in React, an element.

const cards = 'card-numbers'

/** The page's own store: here the browser's, elsewhere a service of the region. */
const store = {
  read: () => JSON.parse(localStorage.getItem(cards) ?? '{}'),
  load: async (user) => store.read()[user.id] ?? null,
  save: async (user, value) => localStorage.setItem(cards, JSON.stringify({ ...store.read(), [user.id]: value })),
}

function badge(text) {
  const node = document.createElement('strong')
  node.textContent = text
  return node
}

/** The extensions; `say` shows a sentence on the page. */
export const extensionsFor = (say) => ({
  columns: {
    add: [{ id: 'card-number', header: '门禁卡', width: 120, render: ({ id }) => badge(store.read()[id] ?? '未登记') }],
    hide: ['schoolName'],
    order: ['index', 'username', 'card-number'],
    format: { name: ({ name }) => `${name}（${[...name].length} 字）` },
  },
  rowActions: {
    add: [{ id: 'open-file', label: '打开档案', onSelect: (user) => say(`档案：${user.username}`) }],
    hide: ['id'],
  },
  bulkActions: {
    add: [
      {
        id: 'print-cards',
        label: '打印门禁卡',
        onSelect: async (users, { notify }) => {
          say(`打印 ${users.length} 张`)
          notify('已送往打印机')
        },
      },
    ],
  },
  toolbar: {
    add: [
      {
        id: 'check-all',
        label: '核对门禁卡',
        onSelect: () => {
          throw new Error('读卡器没有连接')
        },
      },
    ],
  },
  filters: {
    add: [
      {
        id: 'has-card',
        label: '门禁卡',
        options: [{ value: 'yes', label: '已登记' }],
        conditions: () => ({ ids: Object.keys(store.read()).map(Number) }),
      },
    ],
    hide: ['userType'],
  },
  fields: {
    heading: '门禁',
    add: [
      {
        id: 'card-number',
        label: '门禁卡号',
        hint: '六位数字',
        check: (value) => (value === '' || /^\d{6}$/.test(value) ? null : '门禁卡号是六位数字'),
        load: store.load,
        save: store.save,
      },
    ],
    hide: ['remark'],
    readOnly: ['email'],
  },
  parts: { tree: false, import: false },
})
