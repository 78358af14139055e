import type { Sex, UserConditions, UserRow } from '@doorway/api-client'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { useKit } from '../../context/kit-context'
import type {
  ActionExtensions,
  ColumnExtensions,
  FieldExtensions,
  FilterExtensions,
  OwnBulkAction,
  OwnRowAction,
  OwnTool,
  PartExtensions,
  SectionExtensions,
  TabExtensions,
} from '../../extension/extension-types'
import type {
  userBulkActionNames,
  userColumnNames,
  userDefaultNames,
  userFieldNames,
  userFilterNames,
  userPartNames,
  userRowActionNames,
  userSectionNames,
  userToolNames,
} from './user-extension-points'

export type UserColumnName = (typeof userColumnNames)[number]
export type UserRowActionName = (typeof userRowActionNames)[number]
export type UserBulkActionName = (typeof userBulkActionNames)[number]
export type UserToolName = (typeof userToolNames)[number]
export type UserFilterName = (typeof userFilterNames)[number]
export type UserFieldName = (typeof userFieldNames)[number]
export type UserSectionName = (typeof userSectionNames)[number]
export type UserPartName = (typeof userPartNames)[number]

interface UserDefaultValues {
  name: string
  /** Value of dictionary type 8: 4 teacher, 5 student, 6 parent. */
  userType: string
  organizationId: number
  email: string
  mobile: string
  areaCode: string
  remark: string
  sex: Sex
  roleIds: readonly number[]
  dutyType: string
  enrolmentYear: string
}

/** What a new user begins with. */
export type UserDefaults = { readonly [Name in (typeof userDefaultNames)[number]]?: UserDefaultValues[Name] }

/** The user that a field of the page belongs to. */
export interface UserTarget {
  id: number
  username: string
  name: string
  userType: string
}

/** Fields of the user form as a page wants them. */
export type UserFieldExtensions = FieldExtensions<UserFieldName, UserDefaults, UserTarget>

/** Sections of the user form, and tabs next to it, as a page wants them. */
export interface UserRecordExtensions {
  fields?: UserFieldExtensions
  sections?: SectionExtensions<UserSectionName, UserTarget>
  tabs?: TabExtensions<UserTarget>
}

/** What a page adds to the user manager, and what it leaves out. */
export interface UserExtensions extends UserRecordExtensions {
  columns?: ColumnExtensions<UserColumnName, UserRow>
  /** Added ones are in the menu of a row. */
  rowActions?: ActionExtensions<UserRowActionName, OwnRowAction<UserRow>>
  bulkActions?: ActionExtensions<UserBulkActionName, OwnBulkAction<UserRow>>
  toolbar?: ActionExtensions<UserToolName, OwnTool>
  filters?: FilterExtensions<UserFilterName, UserConditions>
  parts?: PartExtensions<UserPartName>
}

const none: UserExtensions = {}
const UserExtensionsContext = createContext(none)

/** Passes the extensions of the page to the parts of a screen. */
export const UserExtensionsProvider = UserExtensionsContext.Provider

/** The extensions of the page. */
export const useUserExtensions = () => useContext(UserExtensionsContext)

const warn = async (screen: string, extensions: object, others: readonly string[]) =>
  (await import('./user-extension-points')).checkUserExtensions(screen, extensions, others)

/** The extensions among the props of a screen, the same object while they are. Unknown names are warned of. */
export function useGivenExtensions(screen: string, given: UserExtensions): UserExtensions {
  const { columns, rowActions, bulkActions, toolbar, filters, fields, sections, tabs, parts, ...rest } = given
  // No other property is an object: it is meant for an extension whose name is misspelt.
  const others = Object.keys(rest)
    .filter((name) => typeof Reflect.get(rest, name) === 'object')
    .join()
  const { client } = useKit()
  const extensions = useMemo(() => {
    const all = { columns, rowActions, bulkActions, toolbar, filters, fields, sections, tabs, parts }
    const own = Object.values(all).some(Boolean) ? all : none
    return client.withoutAbsent?.('users', own) ?? own
  }, [client, columns, rowActions, bulkActions, toolbar, filters, fields, sections, tabs, parts])
  useEffect(() => {
    // The check is a hint: where its file does not load, nothing is lost.
    if (others || extensions !== none) void warn(screen, extensions, others.split(',')).catch(() => undefined)
  }, [screen, extensions, others])
  return extensions
}

/** Does the page want this part? */
export function useHasPart(name: UserPartName): boolean {
  return useUserExtensions().parts?.[name] !== false
}
