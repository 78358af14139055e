import { docTypeOf } from './article-rows'
import { paragraphs } from './article-texts'
import { longTexts, wordsOf } from './long-texts'
import type { columnRows } from './site-data'
import { disclosureSeeds, plainDisclosure, projectSeeds, siteTexts, type SiteTextSeed } from './site-news-data'
import { itemAt } from '../required'

/** Ids below are those of the provincial site's main list. */
const FIRST_ID = 101
const HOUR_MS = 3_600_000
const OWNERS: Record<number, { orgId: number; areaCode: string }> = {
  2: { orgId: 2, areaCode: '380100' },
  3: { orgId: 3, areaCode: '380200' },
  4: { orgId: 6, areaCode: '380102' },
}
const PROVINCE = { orgId: 1, areaCode: '380000' }

const projectTexts = projectSeeds.slice(1).map(({ title, unit }): SiteTextSeed => ({
  siteId: 1,
  columnCode: 'projectShow',
  title,
  kind: 'research',
  source: unit,
}))

const guide: SiteTextSeed = {
  siteId: 1,
  columnCode: 'disclose.apply',
  title: '依申请公开指南',
  kind: 'disclose',
  source: '云泽省教育厅',
}
const GUIDE_FORM = '政府信息公开申请表.docx'

/** Rows of the texts that do not stand in the provincial site's main list, with a revision each. */
export function siteTextRows(columns: ReturnType<typeof columnRows>, now: Date, firstRevision: number) {
  const columnOf = new Map(columns.map((row) => [`${row.site_id} ${row.code}`, row.id]))
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const texts = [...siteTexts, ...projectTexts, guide].map((seed, index) => {
    const pool = paragraphs[seed.kind] ?? []
    const written = longTexts[seed.title]
    const chosen = pool.map((_, place) => itemAt(pool, (index + place) % pool.length)).slice(0, 4)
    const html = written ?? chosen.map((paragraph) => `<p>${paragraph}</p>`).join('')
    const text = [seed.title, ...(written ? [wordsOf(written)] : chosen)].join('\n')
    return {
      seed,
      html,
      text,
      id: FIRST_ID + index,
      revisionId: firstRevision + index,
      publishAt: -(index * 19 + 7) * HOUR_MS,
    }
  })
  const articles = texts.map(({ seed, text, id, revisionId, publishAt }, index) => {
    const { orgId, areaCode } = OWNERS[seed.siteId] ?? PROVINCE
    return {
      id,
      site_id: seed.siteId,
      column_id: columnOf.get(`${seed.siteId} ${seed.columnCode}`),
      title: seed.title,
      summary: text.split('\n')[1]?.slice(0, 90) ?? null,
      source: seed.source,
      author: null,
      doc_type: docTypeOf(seed.columnCode),
      live_revision_id: revisionId,
      head_revision_id: revisionId,
      state: 'approved',
      publish_at: at(publishAt),
      offline_at: null,
      pinned_until: null,
      recommend: index % 4 === 3 && seed.siteId > 1 ? 1 : 0,
      visibility: 'inherit',
      org_id: orgId,
      area_code: areaCode,
      view_count: 300 - index * 3,
      lang: 'zh',
      version: 0,
      created_at: at(-90 * 24 * HOUR_MS),
      deleted_at: null,
    }
  })
  const revisions = texts.map(({ seed, html, text, id, revisionId, publishAt }) => ({
    id: revisionId,
    article_id: id,
    no: 1,
    title: seed.title,
    body_html: html,
    body_text: text,
    author_id: 9,
    note: null,
    created_at: at(publishAt - 24 * HOUR_MS),
  }))
  const files = texts
    .filter(({ seed }) => seed === guide)
    .map(({ id }) => ({
      id: `00000000-0000-4000-8000-${String(id * 100).padStart(12, '0')}`,
      article_id: id,
      name: GUIDE_FORM,
      size: 20_480,
      ext: 'docx',
      seq: 0,
    }))
  return { articles, revisions, files }
}

/** Index cards of disclosed documents and of projects. */
export function articleFactRows(articles: readonly Record<string, unknown>[], now: Date) {
  const year = now.getUTCFullYear()
  const idOf = new Map(articles.map((row) => [row['title'], row]))
  const disclosures = articles
    .filter((article) => article['doc_type'] === 'disclosure')
    .map((article, index) => {
      const { docNo, validity, issueOrg } = disclosureSeeds[String(article['title'])] ?? plainDisclosure
      const { publish_at: published } = article
      const madeAt = (typeof published === 'string' ? Date.parse(published) : now.getTime()) - 3 * 24 * HOUR_MS
      return {
        article_id: article['id'],
        index_no: `380000/${year}-${String(index + 1).padStart(4, '0')}`,
        issue_org: issueOrg,
        doc_no: docNo,
        made_on: new Date(madeAt).toISOString().slice(0, 10),
        validity,
      }
    })
  const projects = projectSeeds.flatMap(({ title, level, leader, unit, from, until, stage }, index) => {
    const article = idOf.get(title)
    if (!article) return []
    return {
      article_id: article['id'],
      code: `YZ${from}-${String(index + 1).padStart(3, '0')}`,
      level,
      leader,
      unit,
      start_on: `${from}-03-01`,
      end_on: `${until}-02-28`,
      stage,
    }
  })
  return { disclosures, projects }
}
