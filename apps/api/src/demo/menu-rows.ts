import { menuTree } from './menu-data'

// Last part of a code → what its button says.
const ACTIONS: Record<string, string> = {
  list: '查询',
  add: '新增',
  edit: '修改',
  delete: '删除',
  export: '导出',
  import: '导入',
  resetPwd: '重置密码',
  state: '启用停用',
  unlock: '解锁',
  reveal: '查看完整信息',
  assignRole: '分配角色',
  menu: '菜单权限',
  site: '站点管理',
  member: '成员管理',
  preview: '预览',
  merge: '合并',
  promote: '升级',
  audit: '审核',
  move: '移动',
  review1: '一审',
  review2: '二审',
  review3: '三审',
  publish: '发布',
  offline: '下线',
  archive: '归档',
  reopen: '重新开放',
  behalf: '代报名',
  own: '我的',
  check: '资格审查',
  disqualify: '取消资格',
  submit: '提交',
  monitor: '进度监控',
  view: '查看',
  task: '任务',
  mark: '评分',
  recuse: '回避',
  compute: '计算',
  confirm: '确认',
  handle: '处理',
  template: '模板',
  issue: '颁发',
  revoke: '撤销',
  recommend: '推荐',
  create: '上传',
  signup: '报名',
  changeSchool: '变更学校',
  send: '发送',
  withdraw: '撤回',
  kick: '下线会话',
  approve: '批准',
  home: '首页',
  screen: '大屏',
}

/** A menu item with the code that decides who has it: its own for a button, `needs` for a screen without buttons. */
export interface MenuRow {
  id: number
  parentId: number | null
  name: string
  title: string
  titles: Record<string, string>
  icon: string
  url: string | null
  component: string | null
  type: 'dir' | 'menu' | 'button' | 'link'
  code: string | null
  needs: string
  seq: number
  keepAlive: boolean
  hidden: boolean
}

function titlesOf([, en = '', ja = '', ko = '', tw = '']: readonly string[]): Record<string, string> {
  return { en, ja, ko, tw }
}

const plain = { url: null, component: null, code: null, needs: '-', keepAlive: false, hidden: false } as const

/** Every item with an id, directories before their screens before their buttons. */
export function menuRows(): MenuRow[] {
  const rows: MenuRow[] = []
  const add = (row: Omit<MenuRow, 'id'>): number => {
    const id = rows.length + 1
    rows.push({ id, ...row })
    return id
  }
  const addButtons = (parentId: number, codes: readonly string[]) => {
    for (const [seq, code] of codes.entries()) {
      const title = ACTIONS[code.slice(code.lastIndexOf(':') + 1)] ?? code
      add({ ...plain, parentId, name: `button.${code}`, title, titles: {}, icon: 'cube', type: 'button', code, seq })
    }
  }
  for (const [seq, { name, titles, icon, codes = [], menus }] of menuTree.entries()) {
    const [title = name] = titles
    const directory = add({ ...plain, parentId: null, name, title, titles: titlesOf(titles), icon, type: 'dir', seq })
    addButtons(directory, codes)
    for (const [order, menu] of menus.entries()) {
      const { url = null, component = null, type = 'menu', hidden = false, keepAlive = true, needs = '-' } = menu
      const [menuTitle = menu.name] = menu.titles
      const screen = add({
        parentId: directory,
        name: menu.name,
        title: menuTitle,
        titles: titlesOf(menu.titles),
        icon: menu.icon ?? 'cube',
        url,
        component,
        type,
        code: null,
        needs,
        seq: order,
        keepAlive,
        hidden,
      })
      addButtons(screen, menu.codes ?? [])
    }
  }
  return rows
}

/** Rows of the menu table. */
export function menuTableRows() {
  return menuRows().map((row) => ({
    id: row.id,
    parent_id: row.parentId,
    name: row.name,
    title: row.title,
    title_i18n: row.titles,
    icon: row.icon,
    url: row.url,
    component: row.component,
    type: row.type,
    permission_code: row.code,
    seq: row.seq,
    keep_alive: row.keepAlive,
    hidden: row.hidden,
  }))
}
