import { ApiError, type DoorwayClient } from '@doorway/api-client'
import {
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
  'favourites',
  'activities',
  'submissions',
  'notices',
  'requests',
  'devices',
  'privacy',
] as const
/** The name of a tab, as its address spells it. */
export type TabName = (typeof tabNames)[number]

/** Rows a page. */
export const PAGE_SIZE = 10

/** The tab that an address names; the first for any other value. */
export function tabOf(url: string): TabName {
  const named = new URL(url).searchParams.get('tab')
  return tabNames.find((name) => name === named) ?? 'resources'
}

/** The address of a tab, and of a page in it. */
export function tabAddress(tab: TabName, page = 1): string {
  return page === 1 ? `/personalCenter?tab=${tab}` : `/personalCenter?tab=${tab}&page=${page}`
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

/** Loads what one tab shows. */
export async function loadTab(client: DoorwayClient, tab: TabName, page: number) {
  const personal = client.endpoints(personalEndpoints)
  switch (tab) {
    case 'resources':
      return { tab, page: await allowed(client.endpoints(resourceEndpoints).listOwn(page, PAGE_SIZE)) }
    case 'favourites':
      return { tab, page: await personal.listFavourites(page, PAGE_SIZE) }
    case 'activities':
      return { tab, page: await personal.listSignups(page, PAGE_SIZE) }
    case 'submissions': {
      const submissions = client.endpoints(homeSubmissionEndpoints).listOwn({ page, pageSize: PAGE_SIZE })
      return { tab, page: await allowed(submissions) }
    }
    case 'notices': {
      const received = client
        .endpoints(notificationEndpoints)
        .received({ unreadOnly: false, page, pageSize: PAGE_SIZE })
      return { tab, page: await received }
    }
    case 'requests':
      return { tab, progress: await client.endpoints(schoolChangeEndpoints).getProgress() }
    case 'devices':
      return { tab, sessions: await client.endpoints(sessionEndpoints).listOwn() }
    default: {
      const tasks = client.endpoints(taskEndpoints).list({ kind: 'personalExport', page: 1, pageSize: 3 })
      const [consents, exports] = await Promise.all([personal.listConsents(), tasks])
      return { tab, consents, exports: exports.rows }
    }
  }
}

/** What a tab shows, by its name. */
export type TabData = Awaited<ReturnType<typeof loadTab>>
/** What the tab of this name shows. */
export type DataOf<Name extends TabName> = Extract<TabData, { tab: Name }>
