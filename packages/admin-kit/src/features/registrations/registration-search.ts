import { limits, type RegistrationType, registrationTypes } from '@doorway/api-client/rules'
import type { RegistrationCounts } from './registration-types'

/** A tab of the screen: the state of its requests. */
export type RegistrationTab = keyof RegistrationCounts

/** The tabs in order. */
export const registrationTabs: readonly RegistrationTab[] = ['pending', 'approved', 'returned', 'expired']
/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which requests are shown; it is in the address. */
export interface RegistrationSearch {
  tab: RegistrationTab
  userType: RegistrationType | null
  keyword: string
  /** Only those that were made with this code of a class. */
  invitationId: number | null
  page: number
  pageSize: number
  /** The request whose details are open. */
  openId: number | null
}

const empty = ''

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): RegistrationSearch {
  return {
    tab: registrationTabs.find((tab) => tab === query['tab']) ?? 'pending',
    userType: registrationTypes.find((type) => type === query['type']) ?? null,
    keyword: query['keyword'] ?? empty,
    invitationId: positive(query['invitation']),
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['request']),
  }
}

/** The address of a search; defaults are left out. */
export function searchToQuery(search: RegistrationSearch): Record<string, string | null> {
  const { tab, userType, keyword, invitationId, page, pageSize, openId } = search
  return {
    tab: tab === 'pending' ? null : tab,
    type: userType,
    keyword: keyword || null,
    invitation: invitationId === null ? null : String(invitationId),
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    request: openId === null ? null : String(openId),
  }
}

/** The conditions of a search as the server takes them. */
export function conditionsOf({ tab, userType, keyword, invitationId }: RegistrationSearch) {
  return {
    state: tab,
    ...(userType && { userType }),
    ...(keyword && { keyword }),
    ...(invitationId !== null && { invitationId }),
  }
}

/** Is anything but the tab set? Distinguishes an empty tab from a search without a result. */
export const hasFilters = ({ userType, keyword, invitationId }: RegistrationSearch): boolean =>
  userType !== null || keyword !== empty || invitationId !== null
