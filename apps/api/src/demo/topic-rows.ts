import { paragraphs } from './article-texts'
import type { columnRows } from './site-data'
import { topicSeeds } from './topic-data'
import { itemAt } from '../required'

/** Ids below are those of the other texts. */
const FIRST_ID = 301
const HOUR_MS = 3_600_000
const PRESCHOOL = new Set(['policyFront', 'teacherResearch', 'producedGarden', 'aiBaby'])
const EMPTY = { garde_id: null, course_id: null, field: null, age_class: null, age_from: null, topic: null }

/** Rows of the texts that name their topic, with a revision each and their related rows. */
export function aboutRows(columns: ReturnType<typeof columnRows>, now: Date, firstRevision: number) {
  const columnOf = new Map(columns.filter((row) => row.site_id === 1).map((row) => [row.code, row.id]))
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const texts = topicSeeds.map((seed, index) => {
    const pool = paragraphs[PRESCHOOL.has(seed.columnCode) ? 'preschool' : 'research'] ?? []
    const more = [0, 1, 2].map((place) => itemAt(pool, (index + place) % pool.length))
    const id = FIRST_ID + index
    return {
      seed,
      id,
      revisionId: firstRevision + index,
      body: [seed.lead, ...more],
      publishedMs: -(index * 29 + 80) * HOUR_MS,
    }
  })
  const idOf = new Map(texts.map(({ seed, id }) => [seed.title, id]))
  return {
    articles: texts.map(({ seed, id, revisionId, publishedMs }, index) => ({
      id,
      site_id: 1,
      column_id: columnOf.get(seed.columnCode),
      title: seed.title,
      summary: seed.lead,
      source: seed.source,
      author: null,
      doc_type: seed.docType,
      live_revision_id: revisionId,
      head_revision_id: revisionId,
      state: 'approved',
      publish_at: at(publishedMs),
      offline_at: null,
      pinned_until: null,
      recommend: 0,
      visibility: 'inherit',
      org_id: 1,
      area_code: '380000',
      view_count: 420 - index * 7,
      lang: 'zh',
      version: 0,
      created_at: at(-90 * 24 * HOUR_MS),
      deleted_at: null,
    })),
    revisions: texts.map(({ seed, id, revisionId, body, publishedMs }) => ({
      id: revisionId,
      article_id: id,
      no: 1,
      title: seed.title,
      body_html: body.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      body_text: [seed.title, ...body].join('\n'),
      author_id: 9,
      note: null,
      created_at: at(publishedMs - 24 * HOUR_MS),
    })),
    topics: texts
      .filter(({ seed }) => Object.keys(seed.about).length > 0)
      .map(({ seed, id }) => ({ article_id: id, ...EMPTY, ...seed.about })),
    interpretations: texts.flatMap(({ seed, id }) => {
      const policyId = seed.interprets === undefined ? undefined : idOf.get(seed.interprets)
      return policyId === undefined ? [] : { article_id: id, policy_id: policyId }
    }),
    disclosures: texts.flatMap(({ seed, id, publishedMs }, index) =>
      seed.docNo === undefined
        ? []
        : {
            article_id: id,
            index_no: `380000/XQ-${String(index + 1).padStart(4, '0')}`,
            issue_org: seed.source,
            doc_no: seed.docNo,
            made_on: at(publishedMs - 72 * HOUR_MS).slice(0, 10),
            validity: 'valid',
          },
    ),
  }
}
