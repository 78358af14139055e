import { menuRows, type MenuRow } from './menu-rows'

interface RoleSeed {
  name: string
  scope: string
  icon: string
  /** Codes, or beginnings of codes that end with a colon. */
  grants: readonly string[]
  /** Codes that a beginning would bring and that this role must not have. */
  without?: readonly string[]
  /** Names of screens that can hold nothing for this role. */
  withoutMenus?: readonly string[]
}

const FRONT = [
  'comp:entry:own',
  'comp:work:own',
  'res:create',
  'activity:signup',
  'preschool:submit',
  'request:changeSchool',
]
const REGIONAL = [
  'sys:user:',
  'sys:register:audit',
  'sys:changeSchool:audit',
  'school:',
  'area:list',
  'sys:role:list',
  'wg:',
  'res:',
  'principal:',
  'preschool:',
  'activity:',
  'comp:entry:',
  'comp:recommend:',
  'msg:send',
  'dash:',
  'judge:',
  ...FRONT,
]

/** The 17 roles in the order of their ids (domain 2.10). */
const ROLES: readonly RoleSeed[] = [
  { name: '超级管理员', scope: 'all', icon: 'crown', grants: [''] },
  {
    name: '系统管理员',
    scope: 'all',
    icon: 'settings',
    grants: [
      'sys:user:',
      'sys:role:',
      'sys:menu:',
      'school:',
      'area:',
      'dict:',
      'garde:',
      'app:version:',
      'task:',
      'dash:',
      'sys:session:',
      ...FRONT,
    ],
    without: ['sys:user:reveal', 'sys:user:export'],
  },
  {
    name: '安全管理员',
    scope: 'all',
    icon: 'shield',
    grants: ['sys:user:list', 'sys:user:assignRole', 'sys:role:list', 'sys:role:menu', 'sys:role:site', 'sys:policy:'],
  },
  { name: '审计管理员', scope: 'all', icon: 'eye', grants: ['log:', 'sys:consent:list'] },
  {
    name: '省级业务管理员',
    scope: 'area_tree',
    icon: 'map',
    grants: [...REGIONAL, 'area:', 'dict:', 'garde:', 'cms:', 'comp:result:confirm', 'comp:result:publish'],
  },
  { name: '市级管理员', scope: 'area_tree', icon: 'building', grants: REGIONAL },
  { name: '县级管理员', scope: 'area_tree', icon: 'building', grants: REGIONAL },
  {
    name: '学校管理员',
    scope: 'org_tree',
    icon: 'school',
    grants: [
      'sys:user:',
      'sys:role:list',
      'sys:register:audit',
      'sys:changeSchool:audit',
      'school:list',
      'school:profile:',
      'comp:entry:',
      'comp:recommend:',
      'res:',
      'principal:edit',
      'preschool:edit',
      'activity:',
      'wg:',
      'dash:home',
      ...FRONT,
    ],
    without: ['sys:user:reveal', 'sys:user:export'],
  },
  {
    name: '内容编辑',
    scope: 'org_tree',
    icon: 'pen',
    grants: [
      'cms:site:list',
      'cms:column:list',
      'cms:article:list',
      'cms:article:add',
      'cms:article:edit',
      'cms:file:',
      'cms:tag:list',
    ],
  },
  {
    name: '内容审核员',
    scope: 'org_tree',
    icon: 'check',
    grants: ['cms:site:list', 'cms:column:list', 'cms:article:'],
    without: ['cms:article:add', 'cms:article:delete', 'cms:article:import'],
  },
  {
    name: '赛事管理员',
    scope: 'area_tree',
    icon: 'trophy',
    grants: ['comp:', 'judge:'],
    without: ['comp:result:confirm', 'comp:result:publish'],
  },
  { name: '评委', scope: 'self', icon: 'scale', grants: ['judge:'] },
  { name: '教研员', scope: 'org_tree', icon: 'book', grants: ['res:', 'activity:', 'wg:', 'principal:', ...FRONT] },
  { name: '教师', scope: 'self', icon: 'teacher', grants: FRONT },
  { name: '学生', scope: 'self', icon: 'student', grants: FRONT },
  { name: '家长', scope: 'self', icon: 'family', grants: FRONT },
  {
    name: '园所管理员',
    scope: 'org_tree',
    icon: 'flower',
    grants: ['sys:user:list', 'sys:user:add', 'sys:user:edit', 'preschool:', 'school:profile:edit', ...FRONT],
    // Expert advice is replied to on sites, and this role has none.
    withoutMenus: ['expert-questions'],
  },
]

const SITE_ROLES: Record<number, readonly number[]> = {
  1: [1, 2, 3, 4, 5, 6],
  5: [1, 2, 3, 4, 5, 6],
  9: [1, 2],
  10: [1, 2],
  11: [1, 6],
}

function holds({ grants, without = [] }: RoleSeed, code: string): boolean {
  return (
    grants.some((grant) => grant === code || ((grant === '' || grant.endsWith(':')) && code.startsWith(grant))) &&
    !without.includes(code)
  )
}

/** Rows of the role table. */
export const roleRows = () =>
  ROLES.map(({ name, scope, icon }, index) => ({
    id: index + 1,
    name,
    role_extent: `scope=${scope}`,
    parent_id: 0,
    icon,
    version: 0,
    created_at: 'now',
  }))

function menusOf(role: RoleSeed, menus: readonly MenuRow[]): Map<number, 'checked' | 'half'> {
  const childrenOf = (id: number) => menus.filter(({ parentId }) => parentId === id)
  const states = new Map<number, 'checked' | 'half'>()
  const visit = (menu: MenuRow): 'checked' | 'half' | undefined => {
    const children = childrenOf(menu.id).map(visit)
    const isHeld =
      menu.type === 'button'
        ? menu.code !== null && holds(role, menu.code)
        : !role.withoutMenus?.includes(menu.name) && (menu.needs === '' || holds(role, menu.needs))
    const isLeaf = children.length === 0
    const state = isLeaf
      ? isHeld
        ? 'checked'
        : undefined
      : children.every((child) => child === 'checked')
        ? 'checked'
        : children.some(Boolean)
          ? 'half'
          : undefined
    if (state) states.set(menu.id, state)
    return state
  }
  for (const menu of childrenOfRoot(menus)) visit(menu)
  return states
}

const childrenOfRoot = (menus: readonly MenuRow[]) => menus.filter(({ parentId }) => parentId === null)

/** Rows that tie roles to menu items; half-checked ones are stored and grant nothing. */
export function roleMenuRows() {
  const menus = menuRows()
  return ROLES.flatMap((role, index) =>
    Array.from(menusOf(role, menus), ([menuId, state]) => ({ role_id: index + 1, menu_id: menuId, state })),
  )
}

/** Rows that tie roles to sites. */
export const roleSiteRows = () =>
  Object.entries(SITE_ROLES).flatMap(([roleId, siteIds]) =>
    siteIds.map((siteId) => ({ role_id: Number(roleId), site_id: siteId })),
  )
