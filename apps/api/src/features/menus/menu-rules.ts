import { isComponentName, isInsideUrl, isOutsideUrl } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { FieldFault } from '../../http/refusals'

type MenuWrite = Schema<'MenuWrite'>
/** Members of a menu item that a write settles, empty ones as null. */
export interface MenuColumns {
  name: string
  title: string
  titleI18n: Record<string, string>
  icon: string
  url: string | null
  component: string | null
  type: 'dir' | 'menu' | 'button' | 'link'
  permissionCode: string | null
  keepAlive: boolean
  hidden: boolean
}

/** The parent of items on the first level, as the contract writes it. */
export const ROOT_MENU = 0

const CODE = /^[a-z]\w*(?::[a-z]\w*){1,4}$/i
const NAME_MAX = 80
const TITLE_MAX = 100
const LONG_MAX = 200
const URL_MAX = 500
const LANGUAGES: readonly string[] = ['en', 'ja', 'ko', 'tw']

const orNull = (text: string | null | undefined) => text?.trim() || null

/** The columns of a write. What is absent stays as it was, or gets what a new item has. */
export function columnsOf(write: MenuWrite, known?: MenuColumns): MenuColumns {
  const given = <Value>(value: Value | undefined, current: Value): Value => (value === undefined ? current : value)
  return {
    name: given(write.name, known?.name ?? '').trim(),
    title: given(write.title, known?.title ?? '').trim(),
    titleI18n: given(write.titles, known?.titleI18n ?? {}),
    icon: orNull(given(write.icon, known?.icon ?? null)) ?? 'cube',
    url: orNull(given(write.url, known?.url ?? null)),
    component: orNull(given(write.component, known?.component ?? null)),
    type: write.type ?? known?.type ?? 'menu',
    permissionCode: orNull(given(write.permissionCode, known?.permissionCode ?? null)),
    keepAlive: given(write.keepAlive, known?.keepAlive ?? true),
    hidden: given(write.hidden, known?.hidden ?? false),
  }
}

function targetFaults({ type, url, component, permissionCode }: MenuColumns): FieldFault[] {
  const faults: FieldFault[] = []
  const isUrlRight = url === null || (type === 'link' ? isOutsideUrl(url) || isInsideUrl(url) : isInsideUrl(url))
  if (!isUrlRight || (url !== null && url.length > URL_MAX)) faults.push({ field: 'url', key: 'menus.unsafeUrl' })
  if (type === 'link' && url === null) faults.push({ field: 'url', key: 'menus.urlRequired' })
  if (type === 'menu' && url === null) faults.push({ field: 'url', key: 'menus.urlRequired' })
  if (component !== null && (!isComponentName(component) || component.length > LONG_MAX)) {
    faults.push({ field: 'component', key: 'menus.unsafeComponent' })
  }
  if (type === 'button' && (permissionCode === null || !CODE.test(permissionCode))) {
    faults.push({ field: 'permissionCode', key: 'menus.codeFormat' })
  }
  if (type !== 'button' && permissionCode !== null) faults.push({ field: 'permissionCode', key: 'menus.codeOfButton' })
  if (type === 'button' && (url !== null || component !== null))
    faults.push({ field: 'url', key: 'menus.buttonTarget' })
  return faults
}

/** What is wrong with a menu item by itself. */
export function menuFaults(columns: MenuColumns): FieldFault[] {
  const { name, title, titleI18n, icon } = columns
  const faults: FieldFault[] = []
  if (name === '') faults.push({ field: 'name', key: 'menus.nameRequired' })
  if (name.length > NAME_MAX) faults.push({ field: 'name', key: 'problem.long' })
  if (title === '') faults.push({ field: 'title', key: 'menus.titleRequired' })
  if (title.length > TITLE_MAX) faults.push({ field: 'title', key: 'problem.long' })
  if (icon.length > TITLE_MAX) faults.push({ field: 'icon', key: 'problem.long' })
  if (Object.keys(titleI18n).some((language) => !LANGUAGES.includes(language))) {
    faults.push({ field: 'titles', key: 'problem.choice' })
  }
  return [...faults, ...targetFaults(columns)]
}
