import type { components } from '@doorway/api-client/types'
import { authorizationHeader } from '../../session/stored-token'
import { siteOf } from './site-address'

type Schemas = components['schemas']
export type Site = Schemas['PortalSite']
export type SiteLink = Schemas['PortalSiteLink']
export type Column = Schemas['PortalColumn']
export type Home = Schemas['PortalHome']
export type ArticleRow = Schemas['ArticleRow']
export type ContentDetail = Schemas['ContentDetail']
export type ContentPage = Schemas['ContentPage']
export type ArticleChoices = Schemas['ArticleChoices']
export type SearchPage = Schemas['SearchPage']
export type SearchSuggestion = Schemas['SearchSuggestion']
export type SubjectHub = Schemas['SubjectHub']
export type StageSubjects = Schemas['StageSubjects']
export type ResourceChoices = Schemas['ResourceChoices']
export type RegisterPolicy = Schemas['RegisterPolicy']
export type CompetitionCard = Schemas['CompetitionCard']
export type CompetitionDetail = Schemas['CompetitionDetail']
export type PublicCertificate = Schemas['PublicCertificate']
export type WinningWork = Schemas['WinningWork']
export type ExpertAdvicePage = Schemas['ExpertAnswerPage']

/** Lists of content, by their last path segment in the contract. */
export type ListName =
  | 'articles'
  | 'preschool'
  | 'disclosures'
  | 'projects'
  | 'schools'
  | 'principals'
  | 'activities'
  | 'resources'
  | 'studios'

/** The public reads of one request or one browser (contract: tag portal). All results are plain JSON. */
export interface PortalReader {
  site: () => Promise<Site>
  sites: () => Promise<SiteLink[]>
  columns: () => Promise<Column[]>
  home: () => Promise<Home>
  list: (name: ListName, query: Record<string, string>) => Promise<ContentPage>
  /** Parents' questions with replies of experts. */
  expertAdvice: (query: Record<string, string>) => Promise<ExpertAdvicePage>
  /** Filter options of the articles in a column. */
  choices: (columnCode: string) => Promise<ArticleChoices>
  search: (query: Record<string, string>) => Promise<SearchPage>
  /** At most eight items that match a text which is being typed. */
  suggestions: (text: string) => Promise<SearchSuggestion[]>
  content: (type: string, id: string) => Promise<ContentDetail>
  /** The revision that a preview link shows. */
  preview: (token: string) => Promise<ContentDetail>
  subject: (gardeId: string, courseId: string) => Promise<SubjectHub>
  /** Filter options of the resources of a kind. */
  resourceChoices: (kind: string) => Promise<ResourceChoices>
  /** Stages with their subjects. */
  subjects: () => Promise<StageSubjects[]>
  /** Competitions, the newest first. */
  competitions: (query: Record<string, string>) => Promise<Page<CompetitionCard>>
  /** One competition as visitors see it. */
  competition: (id: string) => Promise<CompetitionDetail>
  /** Works with an award of published results. */
  winners: (query: Record<string, string>) => Promise<Page<WinningWork>>
  /** Areas right below the site's own. */
  areas: () => Promise<{ areaCode: string; name: string }[]>
  /** Who may register, and the texts to agree to. */
  registerPolicy: () => Promise<RegisterPolicy>
}

/** One page of rows. */
export interface Page<Row> {
  data: Row[]
  total: number
  currentPage: number
  pageSize: number
}

interface Envelope<T> {
  success: boolean
  msg: string
  data: T | null
}

type FetchPath = (path: string) => Promise<Response>

/**
 * Creates a reader of portal data through `ask`: the network in the browser, the server itself while rendering.
 * A refusal is thrown as a Response with the refusal's status, which the router's error boundary shows.
 * It does not use the console's client, so that no console code reaches a visitor.
 */
export function createPortalReader(fetchPath: FetchPath, siteCode?: string): PortalReader {
  async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const search = new URLSearchParams(query).toString()
    const response = await fetchPath(search ? `${path}?${search}` : path)
    const envelope: Envelope<T> = await response.json()
    if (!response.ok || !envelope.success || envelope.data === null) {
      throw new Response(envelope.msg, { status: response.ok ? 404 : response.status })
    }
    return envelope.data
  }
  /** Returns an empty list where the server rejects a filter value, since addresses are typed and shared by hand. */
  const readList = <Row>(path: string, query: Record<string, string>): Promise<Page<Row>> =>
    read<Page<Row>>(path, query).catch((refusal: unknown) => {
      if (!(refusal instanceof Response) || refusal.status !== 400) throw refusal
      return { data: [], total: 0, currentPage: 1, pageSize: Number(query['pageSize'] ?? 1) }
    })
  const ofSite = (query: Record<string, string> = {}) => (siteCode ? { siteCode, ...query } : query)
  return {
    site: () => read('/api/portal/getSiteInfo', ofSite()),
    sites: () => read('/api/portal/getSites'),
    columns: () => read('/api/portal/getColumnTree', ofSite()),
    home: () => read('/api/portal/getHome', ofSite()),
    list: (name, query) => readList(`/api/portal/${name}`, ofSite(query)),
    expertAdvice: (query) => readList('/api/portal/expertAnswers', ofSite(query)),
    choices: (columnCode) => read('/api/portal/articleChoices', ofSite({ columnCode })),
    search: (query) => read('/api/portal/search', ofSite(query)),
    suggestions: (q) => read('/api/portal/suggestions', ofSite({ q })),
    content: (type, id) => read('/api/portal/getContentDetail', ofSite({ type, id })),
    preview: (token) => read('/api/portal/getPreviewDetail', { token }),
    subject: (gardeId, courseId) => read('/api/portal/getSubjectHub', ofSite({ gardeId, courseId })),
    resourceChoices: (kind) => read('/api/portal/resourceChoices', ofSite({ kind })),
    subjects: () => read('/api/portal/subjects'),
    competitions: (query) => readList('/api/portal/competitions', ofSite(query)),
    competition: (id) => read('/api/portal/competition', ofSite({ id })),
    winners: (query) => readList('/api/portal/winningWorks', ofSite(query)),
    areas: () => read('/api/portal/areas', ofSite()),
    registerPolicy: () => read('/api/auth/registerPolicy'),
  }
}

/** Fetches a path of the API in the language of the document, with the reader's token, if any. */
export function fetchFromNetwork(path: string, signal?: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang }
  return fetch(path, { headers: { ...headers, ...authorizationHeader() }, signal })
}

/** The request context of loaders on the server. */
export interface ServerContext {
  ask: FetchPath
  /** The path that leads nowhere and that the page for missing addresses replaces. */
  missingPath?: string
}

const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'ask' in context

/** Returns the path that the page for missing addresses replaces; undefined in the browser. */
export const missingPathOf = (context: unknown): string | undefined =>
  isServerContext(context) ? context.missingPath : undefined

/** Returns the reader for a loader: in process on the server, over the network in the browser. */
export function readerOf({ request, context }: { request: Request; context?: unknown }): PortalReader {
  return createPortalReader(
    isServerContext(context) ? context.ask : (path) => fetchFromNetwork(path),
    siteOf(request.url),
  )
}
