import { limits } from '@doorway/api-client/rules'
import type { PrincipalConditions } from './principal-types'

/** States of a profile, in the order of the filter. */
export const principalStates = ['draft', 'pending', 'returned', 'published', 'offline'] as const
/** A state of a profile. */
export type PrincipalState = (typeof principalStates)[number]

/** Page sizes that the footer offers. */
const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which principals are shown; it is in the address. */
export interface PrincipalSearch {
  state: PrincipalState | null
  schoolId: number | null
  keyword: string
  page: number
  pageSize: number
  /** The principal who is open. */
  openId: number | null
}

/** A search for no name in particular. */
const noKeyword = ''

/** All principals of the scope. */
export const allPrincipals = { state: null, schoolId: null, keyword: noKeyword } as const

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): PrincipalSearch {
  return {
    state: principalStates.find((state) => state === query['state']) ?? null,
    schoolId: positive(query['school']),
    keyword: query['keyword'] ?? noKeyword,
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['principal']),
  }
}

const textOf = (id: number | null) => (id === null ? null : String(id))

/** The address of a search; defaults are left out. */
export function searchToQuery(search: PrincipalSearch): Record<string, string | null> {
  const { state, schoolId, keyword, page, pageSize, openId } = search
  return {
    state,
    school: textOf(schoolId),
    keyword: keyword || null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    principal: textOf(openId),
  }
}

/** The conditions of a search as the server takes them. */
export const conditionsOf = ({ state, schoolId, keyword }: PrincipalSearch): PrincipalConditions => ({
  ...(state && { state }),
  ...(schoolId !== null && { schoolId }),
  ...(keyword && { keyword }),
})
