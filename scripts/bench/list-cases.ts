// The four measured calls of the user list, and the statement that the portal sends for each.
import type { RecordedStatement } from '../../apps/api/src/testing/recorded-statement'
import { recordStatement } from '../../apps/api/src/testing/recorded-statement'
import { pageOfPlace, type PageScope } from '../../apps/api/src/features/users/user-page.queries'
import type { Paths } from './list-data'

/** Filters of the list call. */
export type Conditions = Readonly<Partial<Record<'parentIds' | 'userType' | 'state' | 'name', string>>>

/** The body of a list call. */
export interface ListBody {
  currentPage: number
  pageSize: number
  t: Conditions
}

/** Ten users that match the filters. */
export const pageOf = (t: Conditions, currentPage = 1): ListBody => ({ currentPage, pageSize: 10, t })

/** The measured calls by name. */
export const casesOf = ({ city, district, school }: Paths): Record<string, ListBody> => ({
  'first page + total': pageOf({}),
  'city + type + state': pageOf({ parentIds: city, userType: '4', state: '0' }),
  'district + type + state + name': pageOf({ parentIds: district, userType: '4', state: '0', name: '王' }),
  'one school': pageOf({ parentIds: school }),
})

/** The statement of the portal for a call of a user who may see all organisations. */
export function statementOf({ currentPage, pageSize, t }: ListBody): Promise<RecordedStatement> {
  const { parentIds, userType, state: dataState, name } = t
  const id = Number(parentIds?.split(',').at(-1))
  const place: PageScope = parentIds === undefined ? { kind: 'all' } : { kind: 'organization', id, within: undefined }
  const page = { place, userType, dataState, name, username: undefined, now: new Date() }
  return recordStatement((db) => pageOfPlace(db, { ...page, limit: pageSize, offset: (currentPage - 1) * pageSize }))
}
