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

/** A tab of the record: how often somebody was at the gate, with a button of the page. */
function visits(user) {
  const panel = document.createElement('section')
  const count = document.createElement('output')
  const add = document.createElement('button')
  Object.assign(add, { type: 'button', textContent: '登记进入', onclick: () => count.append('●') })
  panel.append(`${user.username} 今日进入：`, count, add)
  return panel
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
  sections: {
    add: [{ id: 'my-note', title: '门禁须知', render: (user) => badge(`${user?.name ?? '新用户'}请携带卡片`) }],
    hide: ['assignments'],
  },
  tabs: { add: [{ id: 'my-visits', label: '出入记录', render: visits }] },
  parts: { tree: false, import: false },
})
