import type { components } from '@doorway/api-client/types'
import { storedToken } from '../../session/stored-token'

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
export type SubjectHub = Schemas['SubjectHub']
export type StageSubjects = Schemas['StageSubjects']
export type ResourceChoices = Schemas['ResourceChoices']
export type ExpertAnswerPage = Schemas['ExpertAnswerPage']

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

/** The public reads of one request or one browser (contract: tag portal). All answers are plain JSON. */
export interface PortalReader {
  site: () => Promise<Site>
  sites: () => Promise<SiteLink[]>
  columns: () => Promise<Column[]>
  home: () => Promise<Home>
  list: (name: ListName, query: Record<string, string>) => Promise<ContentPage>
  /** Questions of parents with their answers. */
  answers: (query: Record<string, string>) => Promise<ExpertAnswerPage>
  /** What a list of articles in a column can be narrowed by. */
  choices: (columnCode: string) => Promise<ArticleChoices>
  search: (query: Record<string, string>) => Promise<SearchPage>
  content: (type: string, id: string) => Promise<ContentDetail>
  subject: (gardeId: string, courseId: string) => Promise<SubjectHub>
  /** What resources of a kind can be narrowed by. */
  resourceChoices: (kind: string) => Promise<ResourceChoices>
  /** Stages with their subjects. */
  subjects: () => Promise<StageSubjects[]>
  /** Areas right below the site's own. */
  areas: () => Promise<{ areaCode: string; name: string }[]>
}

interface Page<Row> {
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
 * Reads portal data through `ask`: the network in the browser, the server itself while rendering.
 * A refusal is thrown as a Response with the refusal's status, which the router's error boundary shows.
 * It stands apart from the console's client, so that no console byte reaches a visitor.
 */
export function createPortalReader(fetchPath: FetchPath, siteCode: string): PortalReader {
  async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const search = new URLSearchParams(query).toString()
    const response = await fetchPath(search ? `${path}?${search}` : path)
    const envelope: Envelope<T> = await response.json()
    if (!response.ok || !envelope.success || envelope.data === null) {
      throw new Response(envelope.msg, { status: response.ok ? 404 : response.status })
    }
    return envelope.data
  }
  /** A list without rows where the server knows no such value of a condition: addresses are typed and passed on. */
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
    answers: (query) => readList('/api/portal/expertAnswers', ofSite(query)),
    choices: (columnCode) => read('/api/portal/articleChoices', ofSite({ columnCode })),
    search: (query) => read('/api/portal/search', ofSite(query)),
    content: (type, id) => read('/api/portal/getContentDetail', ofSite({ type, id })),
    subject: (gardeId, courseId) => read('/api/portal/getSubjectHub', ofSite({ gardeId, courseId })),
    resourceChoices: (kind) => read('/api/portal/resourceChoices', ofSite({ kind })),
    subjects: () => read('/api/portal/subjects'),
    areas: () => read('/api/portal/areas', ofSite()),
  }
}

const fetchFromNetwork: FetchPath = (path) => {
  const token = storedToken()
  return fetch(path, { headers: { accept: 'application/json', ...(token && { authorization: token }) } })
}

/** What the server hands to loaders while it renders. */
export interface ServerContext {
  ask: FetchPath
}

const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'ask' in context

/** The site that an address asks for by `?site=`; without one the host name decides. */
export const siteOf = (url: string) => new URL(url).searchParams.get('site')?.slice(0, 30) ?? ''

/** Where the latest texts of a site, or of one column, are for readers of feeds. */
export function feedAddress(siteCode: string, columnCode?: string): string {
  const query = new URLSearchParams({ ...(siteCode && { siteCode }), ...(columnCode && { columnCode }) }).toString()
  return query ? `/api/portal/rss.xml?${query}` : '/api/portal/rss.xml'
}

/** The reader for a loader: the server's while rendering, the browser's after that. */
export function readerOf({ request, context }: { request: Request; context?: unknown }): PortalReader {
  return createPortalReader(isServerContext(context) ? context.ask : fetchFromNetwork, siteOf(request.url))
}
