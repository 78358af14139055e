import { builtInScreens, isComponentName, isInsideUrl, isOutsideUrl } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { pathOf } from './menu-tree'
import type { MenuRow } from './menus.queries'

type Fault = Schema<'MenuFault'>
const DETAIL_MAX = 500

const faultOf = (kind: Fault['kind'], { id, name }: MenuRow, detail: string): Fault => ({
  kind,
  menuId: id,
  name,
  detail: detail.slice(0, DETAIL_MAX),
})

function placeFaults(menus: readonly MenuRow[]): Fault[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  return menus.flatMap((menu) => {
    const parent = menu.parentId === null ? undefined : byId.get(menu.parentId)
    if (menu.parentId !== null && !parent) return [faultOf('orphan', menu, String(menu.parentId))]
    if (pathOf(byId, menu.id) === undefined) return [faultOf('cycle', menu, String(menu.parentId))]
    const isMisplaced = parent?.type === 'button' || parent?.type === 'link'
    return isMisplaced ? [faultOf('misplaced', menu, parent.name)] : []
  })
}

function targetFaults(menu: MenuRow): Fault[] {
  const { type, url, component, name, permissionCode } = menu
  if (type === 'button') return permissionCode ? [] : [faultOf('noCode', menu, '')]
  const faults: Fault[] = []
  const isSafe = url === null || isInsideUrl(url) || (type === 'link' && isOutsideUrl(url))
  if (!isSafe) faults.push(faultOf('unsafeUrl', menu, url))
  if (component !== null && !isComponentName(component)) faults.push(faultOf('unsafeComponent', menu, component))
  if (type !== 'dir' && url === null && component === null) faults.push(faultOf('noTarget', menu, ''))
  const hasScreen = component !== null || builtInScreens.some((known) => known === name)
  if (type === 'menu' && !hasScreen && url !== null) faults.push(faultOf('unknownScreen', menu, url))
  return faults
}

/** Items that mean the same to a browser or a person, though the database takes them for two. */
function duplicates(
  menus: readonly MenuRow[],
  kind: Fault['kind'],
  keyOf: (menu: MenuRow) => string | undefined,
): Fault[] {
  const first = new Map<string, MenuRow>()
  return menus.flatMap((menu) => {
    const key = keyOf(menu)
    if (key === undefined) return []
    const other = first.get(key)
    if (other) return [faultOf(kind, menu, other.name)]
    first.set(key, menu)
    return []
  })
}

const sameUrl = ({ type, url }: MenuRow) =>
  type === 'button' || url === null
    ? undefined
    : url
        .split('?')[0]
        ?.replace(/(?<=.)\/$/, '')
        .toLowerCase()

/** All faults of the menu because of which an item does not work or is not safe. */
export function lintMenu(menus: readonly MenuRow[]): Fault[] {
  return [
    ...placeFaults(menus),
    ...duplicates(menus, 'duplicateName', ({ name }) => name.toLowerCase()),
    ...duplicates(menus, 'duplicateUrl', sameUrl),
    ...menus.flatMap(targetFaults),
  ]
}
