import { ApiError, type DoorwayClient } from '@doorway/api-client'
import {
  competitionEndpoints,
  contactEndpoints,
  homeSubmissionEndpoints,
  notificationEndpoints,
  personalEndpoints,
  resourceEndpoints,
  schoolChangeEndpoints,
  sessionEndpoints,
  taskEndpoints,
} from '@doorway/api-client/endpoints'

/** The tabs in their order; each has its own address. */
export const tabNames = [
  'resources',
  'works',
  'entries',
  'certificates',
  'favourites',
  'activities',
  'submissions',
  'notices',
  'requests',
  'security',
  'devices',
  'privacy',
] as const
/** The name of a tab, as its address spells it. */
export type TabName = (typeof tabNames)[number]

/** The tabs that a guardian sees of a child. */
export const childTabNames = [
  'works',
  'entries',
  'certificates',
  'requests',
  'privacy',
] as const satisfies readonly TabName[]

/** User type of parents (dictionary 8). */
const PARENT = '6'

/** Rows a page. */
const PAGE_SIZE = 10

/** The tab that an address names; the first for any other value. */
export function tabOf(url: string, childId: number | undefined): TabName {
  const named = new URL(url).searchParams.get('tab')
  const names: readonly TabName[] = childId === undefined ? tabNames : childTabNames
  return names.find((name) => name === named) ?? (childId === undefined ? 'resources' : 'works')
}

/** The child that an address names; undefined for one's own things. */
export function childOf(url: string): number | undefined {
  const named = Number(new URL(url).searchParams.get('child'))
  return Number.isSafeInteger(named) && named > 0 ? named : undefined
}

/** The address of a tab, of a child where one is named, and of a page in it. */
export function tabAddress(tab: TabName, page = 1, childId?: number): string {
  const query = new URLSearchParams({
    ...(childId !== undefined && { child: String(childId) }),
    tab,
    ...(page > 1 && { page: String(page) }),
  })
  return `/personalCenter?${query.toString()}`
}

/** Null in place of what the person holds no permission for. */
async function allowed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return null
    throw error
  }
}

/** Which tab of whom, and which page of it. */
export interface TabRequest {
  tab: TabName
  page: number
  childId: number | undefined
}

async function loadPrivacy(client: DoorwayClient, { page, childId }: TabRequest) {
  const personal = client.endpoints(personalEndpoints)
  const [consents, tasks, accesses] = await Promise.all([
    personal.listConsents(),
    client.endpoints(taskEndpoints).list({ kind: 'personalExport', page: 1, pageSize: 3 }),
    personal.listAccesses(page, PAGE_SIZE, childId),
  ])
  const shown = consents.filter(({ subjectId }) => childId === undefined || subjectId === childId)
  return { tab: 'privacy' as const, consents: shown, exports: tasks.rows, accesses }
}

/** Loads what one tab shows. */
async function loadTab(client: DoorwayClient, request: TabRequest) {
  const { tab, page, childId } = request
  const personal = client.endpoints(personalEndpoints)
  switch (tab) {
    case 'resources':
      return { tab, page: await allowed(client.endpoints(resourceEndpoints).listOwn(page, PAGE_SIZE)) }
    case 'works': {
      const results = client.endpoints(competitionEndpoints).listOwnResults(page, PAGE_SIZE, undefined, childId)
      return { tab, page: await results }
    }
    case 'entries':
      return { tab, page: await personal.listEntries(page, PAGE_SIZE, childId) }
    case 'certificates':
      return { tab, page: await personal.listCertificates(page, PAGE_SIZE, childId) }
    case 'favourites':
      return { tab, page: await personal.listFavourites(page, PAGE_SIZE) }
    case 'activities':
      return { tab, page: await personal.listSignups(page, PAGE_SIZE) }
    case 'submissions': {
      const submissions = client.endpoints(homeSubmissionEndpoints).listOwn({ page, pageSize: PAGE_SIZE })
      return { tab, page: await allowed(submissions) }
    }
    case 'notices': {
      const notifications = client.endpoints(notificationEndpoints)
      const [received, settings] = await Promise.all([
        notifications.received({ unreadOnly: false, page, pageSize: PAGE_SIZE }),
        notifications.getSettings(),
      ])
      return { tab, page: received, settings }
    }
    case 'requests': {
      const { requests } = await client.endpoints(schoolChangeEndpoints).getProgress()
      return { tab, requests: requests.filter(({ userId }) => childId === undefined || userId === childId) }
    }
    case 'security':
      return { tab, contacts: await client.endpoints(contactEndpoints).get() }
    case 'devices':
      return { tab, sessions: await client.endpoints(sessionEndpoints).listOwn() }
    default:
      return loadPrivacy(client, request)
  }
}

/** The person's summary, the children, and the content of a tab. Null where the named child is not, or no longer, the reader's. */
export async function loadPersonalCenter(client: DoorwayClient, request: TabRequest) {
  const personal = client.endpoints(personalEndpoints)
  const children = await personal.listChildren()
  const child = children.find(({ userId }) => userId === request.childId) ?? null
  if (request.childId !== undefined && !child?.isMinor) return null
  const [summary, content] = await Promise.all([personal.getSummary(), loadTab(client, request)])
  return { summary, content, children, child }
}

/** What the personal centre shows. */
export type PersonalData = NonNullable<Awaited<ReturnType<typeof loadPersonalCenter>>>

/** The tabs of a person; those of a child are fewer. */
export function tabsFor({ summary, child }: PersonalData): readonly TabName[] {
  if (child) return childTabNames
  return tabNames.filter((name) => name !== 'submissions' || summary.userType === PARENT)
}

/** What a tab shows, by its name. */
export type TabData = Awaited<ReturnType<typeof loadTab>>
/** What the tab of this name shows. */
export type DataOf<Name extends TabName> = Extract<TabData, { tab: Name }>
