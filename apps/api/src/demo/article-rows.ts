import { articleSeeds, type ArticleSeed } from './article-data'
import { originOf } from './article-origins'
import { paragraphs } from './article-texts'
import { longTexts, wordsOf } from './long-texts'
import type { columnRows } from './site-data'
import { itemAt } from '../required'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** Articles in review were submitted within these days. */
const REVIEW_DAYS = 4

/** Texts that a school has written; the others are the bureau's. */
const schoolOf: Record<string, number> = {
  海韵小学学生自编潮汐日历: 18,
  '回澜中学：操场上的天文夜': 22,
  '《长方形的面积》教学设计': 8,
  '林砚秋名师工作室：从一道错题开始': 8,
  基于学情的小学作业分层研究项目中期展示: 8,
  '让评价回到课堂：物理学科作业设计的三点思考': 9,
  '大班角色区“小小邮局”观察记录': 10,
}

function bodyOf({ title, kind, bodyEnd = '' }: ArticleSeed, index: number): { html: string; text: string } {
  const written = longTexts[title]
  if (written) return { html: written, text: `${title}。\n${wordsOf(written)}` }
  const pool = paragraphs[kind] ?? []
  const size = Math.min(pool.length, 3 + (index % 4))
  const chosen = Array.from({ length: size }, (_, place) => itemAt(pool, (index + place) % pool.length))
  const text = [`${title}。`, ...chosen].join('\n')
  return { html: chosen.map((paragraph) => `<p>${paragraph}</p>`).join('') + bodyEnd, text }
}

/** Kind of an article by where it stands. */
export function docTypeOf(columnCode: string): 'article' | 'disclosure' | 'project' | 'case' {
  if (columnCode.startsWith('disclose.') && columnCode !== 'disclose.apply') return 'disclosure'
  if (columnCode === 'principal.cases') return 'case'
  return columnCode === 'projectShow' ? 'project' : 'article'
}

function stateOf({ state }: ArticleSeed): string {
  return state === undefined || state === 'bin' ? 'approved' : state
}

/** Rows of articles, revisions and files. Dates are offsets from `now`, so the demo never goes stale. */
export function articleRows(columns: ReturnType<typeof columnRows>, now: Date) {
  const columnId = new Map(columns.filter((row) => row.site_id === 1).map((row) => [row.code, row.id]))
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const articles: Record<string, unknown>[] = []
  const revisions: Record<string, unknown>[] = []
  const files: Record<string, unknown>[] = []
  for (const [index, seed] of articleSeeds.entries()) {
    const id = index + 1
    const body = bodyOf(seed, index)
    const isPublic = seed.state === undefined || seed.state === 'offline' || seed.state === 'bin'
    const origin = originOf(seed.title)
    const publishedMs = seed.publishInMs ?? -(index * 31 * HOUR_MS + 5 * HOUR_MS)
    for (let no = 1; no <= (seed.revisions ?? 1); no += 1) {
      revisions.push({
        id: revisions.length + 1,
        article_id: id,
        no,
        title: seed.title,
        body_html: body.html,
        body_text: body.text,
        author_id: 9,
        note: null,
        created_at: at(Math.min(publishedMs, 0) - DAY_MS),
      })
    }
    articles.push({
      id,
      site_id: 1,
      column_id: columnId.get(seed.columnCode),
      title: seed.title,
      summary: body.text.split('\n')[1]?.slice(0, 90) ?? null,
      source: origin?.source ?? seed.source,
      author: '钟以宁',
      doc_type: docTypeOf(seed.columnCode),
      live_revision_id: isPublic ? revisions.length : null,
      head_revision_id: revisions.length,
      state: stateOf(seed),
      publish_at: isPublic ? at(publishedMs) : null,
      offline_at: seed.state === 'offline' ? at(-DAY_MS) : null,
      pinned_until: seed.pinned ? at(30 * DAY_MS) : null,
      recommend: seed.recommend ?? 0,
      visibility: 'inherit',
      org_id: origin?.orgId ?? schoolOf[seed.title] ?? 1,
      area_code: origin?.areaCode ?? '380000',
      view_count: 1200 - index * 17,
      lang: 'zh',
      version: 0,
      created_at: at(-90 * DAY_MS),
      submitted_at: seed.state?.startsWith('review') ? at(-(id % REVIEW_DAYS) * DAY_MS - HOUR_MS) : null,
      deleted_at: seed.state === 'bin' ? at(-DAY_MS) : null,
    })
    for (const [seq, name] of (seed.files ?? []).entries()) {
      const ext = name.slice(name.lastIndexOf('.') + 1)
      files.push({
        id: `00000000-0000-4000-8000-${String(id * 100 + seq).padStart(12, '0')}`,
        article_id: id,
        name,
        size: 20_480 * (seq + 3),
        ext,
        seq,
      })
    }
  }
  return { articles, revisions, files }
}
