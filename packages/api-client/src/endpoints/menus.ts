import { managedMenuItemFromWire, menuItemFromWire, menuToWire } from '../codecs/menus'
import type { ManagedMenuItem, MenuDraft, MenuFault, MenuItem } from '../domain/menu'
import type { Connection } from './connection'

/** The menu: of the signed-in person, and for its editor. */
export interface MenuEndpoints {
  list: (signal?: AbortSignal) => Promise<MenuItem[]>
  /** All menu items, whichever role has them. */
  listAll: (signal?: AbortSignal) => Promise<ManagedMenuItem[]>
  save: (draft: MenuDraft, signal?: AbortSignal) => Promise<ManagedMenuItem>
  /** Puts an item at a place among the items of a parent; 0 is the top. */
  move: (id: number, parentId: number, index: number, signal?: AbortSignal) => Promise<void>
  /** Returns how many roles lost the item. */
  remove: (id: number, signal?: AbortSignal) => Promise<number>
  lint: (signal?: AbortSignal) => Promise<MenuFault[]>
  previewAsRole: (roleId: number, signal?: AbortSignal) => Promise<MenuItem[]>
}

/** The calls about the menu. */
export function menuEndpoints({ api, unwrap }: Connection): MenuEndpoints {
  return {
    list: async (signal) => (await unwrap.data(api.GET('/api/system/cscpMenus', { signal }))).map(menuItemFromWire),
    listAll: async (signal) =>
      (await unwrap.data(api.GET('/api/system/cscpMenus/getAllMenus', { signal }))).map(managedMenuItemFromWire),
    save: async (draft, signal) => {
      const call = api.POST('/api/system/cscpMenus/insertOrUpdate', { body: menuToWire(draft), signal })
      return managedMenuItemFromWire(await unwrap.data(call))
    },
    move: (id, parentId, index, signal) =>
      unwrap.nothing(api.POST('/api/system/cscpMenus/move', { body: { id, parentId, index }, signal })),
    remove: async (id, signal) =>
      (await unwrap.data(api.DELETE('/api/system/cscpMenus/{id}', { params: { path: { id } }, signal }))).roles,
    lint: (signal) => unwrap.data(api.GET('/api/system/cscpMenus/lint', { signal })),
    previewAsRole: async (roleId, signal) => {
      const call = api.POST('/api/system/cscpMenus/previewAsRole', { body: { roleId }, signal })
      return (await unwrap.data(call)).map(menuItemFromWire)
    },
  }
}
