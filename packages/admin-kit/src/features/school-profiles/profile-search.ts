import { limits } from '@doorway/api-client/rules'
import type { ProfileConditions } from './school-profile-types'

/** A tab of the list; the first one has all schools. */
export const profileTabs = ['all', 'pending', 'open', 'public', 'absent'] as const
/** A tab of the list. */
export type ProfileTab = (typeof profileTabs)[number]

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which schools are shown; it is in the address. */
export interface ProfileSearch {
  tab: ProfileTab
  keyword: string
  page: number
  pageSize: number
  /** The school that is open. */
  openId: number | null
}

/** A search for no name in particular. */
const noKeyword = ''

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): ProfileSearch {
  return {
    tab: profileTabs.find((tab) => tab === query['tab']) ?? 'all',
    keyword: query['keyword'] ?? noKeyword,
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['school']),
  }
}

/** The address of a search; defaults are left out. */
export function searchToQuery({ tab, keyword, page, pageSize, openId }: ProfileSearch): Record<string, string | null> {
  return {
    tab: tab === 'all' ? null : tab,
    keyword: keyword || null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    school: openId === null ? null : String(openId),
  }
}

/** The conditions of a search as the server takes them. */
export const conditionsOf = ({ tab, keyword }: ProfileSearch): ProfileConditions => ({
  ...(tab !== 'all' && { state: tab }),
  ...(keyword && { keyword }),
})
