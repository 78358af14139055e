import { limits } from '@doorway/api-client/rules'
import type { ResourceCounts, ResourceRow } from './resource-types'

/** A tab of the screen. */
export type ResourceTab = keyof ResourceCounts

/** The tabs in order; the last one has reports. */
export const resourceTabs: readonly ResourceTab[] = ['pending', 'published', 'returned', 'withdrawn', 'reports']
/** States on the wire by what the screen calls them. */
export const wireStates = {
  draft: 'draft',
  pending: 'pending',
  published: 'on_shelf',
  returned: 'returned',
  withdrawn: 'off_shelf',
} as const

const stateNames = ['draft', 'pending', 'published', 'returned', 'withdrawn'] as const

/** What the screen calls a state of the wire. */
export const stateName = (state: ResourceRow['state']) =>
  stateNames.find((name) => wireStates[name] === state) ?? 'pending'

/** Kinds of resources in the order of the filter. */
export const resourceKinds: readonly ResourceRow['kind'][] = [
  'plan',
  'slides',
  'micro',
  'exercise',
  'material',
  'experiment',
  'other',
]
/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which resources are shown; it is in the address. */
export interface ResourceSearch {
  tab: ResourceTab
  kind: ResourceRow['kind'] | null
  stage: string
  /** Code of the subject; a stage goes with it. */
  subject: string
  orgId: number | null
  keyword: string
  /** Only what the caller may decide about. */
  isReviewable: boolean
  page: number
  pageSize: number
  /** The resource whose details are open. */
  openId: number | null
}

const empty = ''

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): ResourceSearch {
  return {
    tab: resourceTabs.find((tab) => tab === query['tab']) ?? 'pending',
    kind: resourceKinds.find((kind) => kind === query['kind']) ?? null,
    stage: query['stage'] ?? empty,
    subject: query['subject'] ?? empty,
    orgId: positive(query['org']),
    keyword: query['keyword'] ?? empty,
    isReviewable: query['mine'] === '1',
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['resource']),
  }
}

/** The address of a search; defaults are left out. */
export function searchToQuery(search: ResourceSearch): Record<string, string | null> {
  const { tab, kind, stage, subject, orgId, keyword, isReviewable, page, pageSize, openId } = search
  return {
    tab: tab === 'pending' ? null : tab,
    kind,
    stage: stage || null,
    subject: subject || null,
    org: orgId === null ? null : String(orgId),
    keyword: keyword || null,
    mine: isReviewable ? '1' : null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    resource: openId === null ? null : String(openId),
  }
}

/** The conditions of a search as the server takes them; the tab of reports has none. */
export function conditionsOf({ tab, kind, stage, subject, orgId, keyword, isReviewable }: ResourceSearch) {
  return {
    state: wireStates[tab === 'reports' ? 'pending' : tab],
    ...(kind && { kind }),
    ...(stage && { gardeId: stage }),
    ...(subject && { courseId: subject }),
    ...(orgId !== null && { orgId }),
    ...(keyword && { keyword }),
    ...(isReviewable && { isReviewable }),
  }
}

/** No filter; the tab is none. */
export const noFilters = {
  kind: null,
  stage: empty,
  subject: empty,
  orgId: null,
  keyword: empty,
  isReviewable: false,
} as const

/** Number of the filters that are set, the keyword apart. */
export const countFolded = ({ kind, stage, subject, orgId, isReviewable }: ResourceSearch): number =>
  [kind, stage, subject, orgId, isReviewable].filter(Boolean).length

/** Is anything but the tab set? Distinguishes an empty tab from a search without a result. */
export const hasFilters = (search: ResourceSearch): boolean => search.keyword !== empty || countFolded(search) > 0
