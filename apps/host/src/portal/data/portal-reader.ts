import type { components } from '@doorway/api-client/types'

type Schemas = components['schemas']
export type Site = Schemas['PortalSite']
export type Column = Schemas['PortalColumn']
export type Home = Schemas['PortalHome']
export type ArticleRow = Schemas['ArticleRow']
export type ContentDetail = Schemas['ContentDetail']
export interface ArticlePage {
  data: ArticleRow[]
  total: number
  currentPage: number
  pageSize: number
}

/** The public reads of one request or one browser (contract: tag portal). All answers are plain JSON. */
export interface PortalReader {
  site: () => Promise<Site>
  columns: () => Promise<Column[]>
  home: () => Promise<Home>
  articles: (query: Record<string, string>) => Promise<ArticlePage>
  content: (type: string, id: string) => Promise<ContentDetail>
}

interface Envelope<T> {
  success: boolean
  msg: string
  data: T | null
}

/**
 * Reads portal data through `ask`: the network in the browser, the server itself while rendering.
 * A refusal is thrown as a Response with the refusal's status, which the router's error boundary shows.
 * It stands apart from the console's client, so that no console byte reaches a visitor.
 */
export function createPortalReader(ask: (path: string) => Promise<Response>): PortalReader {
  async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const search = new URLSearchParams(query).toString()
    const response = await ask(search ? `${path}?${search}` : path)
    const envelope: Envelope<T> = await response.json()
    if (!response.ok || !envelope.success || envelope.data === null) {
      throw new Response(envelope.msg, { status: response.ok ? 404 : response.status })
    }
    return envelope.data
  }
  return {
    site: () => read('/api/portal/getSiteInfo'),
    columns: () => read('/api/portal/getColumnTree'),
    home: () => read('/api/portal/getHome'),
    articles: (query) => read('/api/portal/articles', query),
    content: (type, id) => read('/api/portal/getContentDetail', { type, id }),
  }
}

const browserReader = createPortalReader((path) => fetch(path, { headers: { accept: 'application/json' } }))

/** What the server hands to loaders while it renders. */
export interface ServerContext {
  reader: PortalReader
}

const hasReader = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'reader' in context

/** The reader for a loader: the server's while rendering, the browser's after that. */
export function readerOf(context: unknown): PortalReader {
  return hasReader(context) ? context.reader : browserReader
}
