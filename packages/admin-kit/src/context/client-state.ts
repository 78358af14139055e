import type { MenuItem } from '@doorway/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A page in the tab bar (section 2). */
export interface OpenedPage {
  /** Its address; two records of one screen are two pages. */
  path: string
  title: string
  name: string
  selected: boolean
  /** Stands left, right after home, and stays when others are closed. */
  pinned?: boolean
  /** Name of the record that the page is about. */
  record?: string
  /** Query of its last address, without the question mark; where the page is opened again, it shows the same. */
  search?: string
}

/** Key of the tab bar's pages in session storage. */
export const openedPagesKey = 'opened-pages'

/** A branch of the console's routes, as data. */
export interface RouteNode {
  path: string
  name: string
  title: string
  children: readonly RouteNode[]
}

/** A person ticked in a department picker. */
export interface CheckedPerson {
  id: number
  name: string
}

/** The client state the specification names (section 3). */
export interface ClientState {
  routesTree: readonly RouteNode[]
  menuList: readonly MenuItem[]
  pageOpenedList: readonly OpenedPage[]
  currentPath: string
  currentMenuOpenNames: readonly string[]
  /** True once the dynamic routes are added (section 4). */
  asyncRoutesCompleted: boolean
  /** Codes of the button items the server sent for this person (section 6); null until they are known. */
  btnLimitedCodes: readonly string[] | null
  checkedDepartmentPeople: readonly CheckedPerson[]
  /** How often the person reloaded an opened page, by its address; a new number remounts it. */
  pageReloads: Readonly<Record<string, number>>
  /** Names of the records that opened pages are about, by the page's address. */
  recordNames: Readonly<Record<string, string>>
}

/** The store of one provider. `getInitialState()` is what logging out goes back to. */
export type ClientStateStore = StoreApi<ClientState>

const initial: ClientState = {
  routesTree: [],
  menuList: [],
  pageOpenedList: [],
  currentPath: '',
  currentMenuOpenNames: [],
  asyncRoutesCompleted: false,
  btnLimitedCodes: null,
  checkedDepartmentPeople: [],
  pageReloads: {},
  recordNames: {},
}

/** A store with nothing loaded. */
export function createClientState(): ClientStateStore {
  return createStore<ClientState>()(() => initial)
}

/** Clears menu, routes, pages and codes, as the specification requires for logging out (section 4). */
export function clearClientState(store: ClientStateStore): void {
  store.setState(initial, true)
}
