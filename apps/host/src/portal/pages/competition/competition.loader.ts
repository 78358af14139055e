import type { LoaderFunctionArgs } from 'react-router-dom'
import { isSamePath } from '../../../routes/paths'
import { hasStoredToken } from '../../../session/stored-token'
import {
  readerOf,
  type ArticleRow,
  type CompetitionCard,
  type CompetitionDetail,
  type StageSubjects,
} from '../../data/portal-reader'
import { loadBehalfPanel } from './behalf/load-behalf-panel'
import { readerPermissions } from './behalf/reader-permissions'
import { filtersOf } from '../../parts/list/list-query'
import { route } from './competition.route'

/** Competitions of a site that are listed at once. */
const MAX_LISTED = '100'
const MAX_NOTICES = '20'
const NOTICE_COLUMN = 'competition'

/** Sections of a competition, by their address. */
export const tabs = ['intro', 'schedule', 'criteria', 'entry', 'works', 'notices'] as const
/** One section of a competition. */
export type TabName = (typeof tabs)[number]

/** Data of the page: one competition, or the list of those that are not for micro-lessons. */
export interface CompetitionPage {
  /** The path without its query. */
  path: '/microCompute' | '/othersSignUpList'
  /** All competitions of the path's kind, the newest first. */
  editions: CompetitionCard[]
  /** Null: the list is shown, or there is no competition at all. */
  competition: CompetitionDetail | null
  stages: StageSubjects[]
  notices: ArticleRow[]
  tab: TabName
  /** Permission codes of the reader, where the list is shown. */
  permissions: readonly string[]
}

const isNumber = (id: string | undefined): id is string => id !== undefined && /^[1-9]\d{0,14}$/.test(id)

/** Loads the competition of the address; on /microCompute without one, the one that is going on. */
export async function loader(args: LoaderFunctionArgs): Promise<CompetitionPage> {
  const { url } = args.request
  const isMicro = isSamePath(new URL(url).pathname, '/microCompute')
  // The server renders pages without a user.
  if (!isMicro && (typeof window === 'undefined' || !hasStoredToken())) throw new Response(null, { status: 401 })
  const { id, tab: wanted, view } = filtersOf(url, route.filters)
  if (id !== undefined && !isNumber(id)) throw new Response(null, { status: 404 })
  // Along with the data; the list reports when it fails.
  if (!isMicro && view === 'behalf') void loadBehalfPanel().catch(() => undefined)
  const reader = readerOf(args)
  const tab = tabs.find((name) => name === wanted) ?? 'intro'
  const [editions, permissions] = await Promise.all([
    reader.competitions({ kind: isMicro ? 'micro' : 'other', pageSize: MAX_LISTED }),
    isMicro || id !== undefined ? [] : readerPermissions(),
  ])
  const running = isMicro ? (editions.data.find(({ stage }) => stage !== 'finished') ?? editions.data[0]) : undefined
  const chosen = id ?? (running && String(running.id))
  const [competition, stages, notices] = await Promise.all([
    chosen === undefined ? null : reader.competition(chosen),
    tab === 'entry' ? reader.subjects() : [],
    tab === 'notices' ? reader.list('articles', { columnCode: NOTICE_COLUMN, pageSize: MAX_NOTICES }) : undefined,
  ])
  const path = isMicro ? '/microCompute' : '/othersSignUpList'
  return {
    path,
    editions: editions.data,
    competition,
    stages,
    notices: notices?.data ?? [],
    tab,
    permissions,
  }
}

/** The address of a section of a competition. */
export const tabAddress = (path: string, id: number, tab: TabName): string =>
  tab === 'intro' ? `${path}?id=${id}` : `${path}?id=${id}&tab=${tab}`
