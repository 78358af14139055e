import type { Schema } from '@doorway/api-client/types'
import type { ArticleKindValues } from '@doorway/api-client/rules'
import { siteTime } from '../../clock'
import { type Fact, factsOf, fileUrl } from '../content/content.presenter'
import type { ArticlePair } from './article-pairs.queries'
import type { ArticleRecord } from './article-rows.queries'
const NEW_FOR_MS = 3 * 24 * 3_600_000
const TYPES = ['disclosure', 'project'] as const

/** The type of content that an article of some kind is read as. */
export const contentType = (docType: string) => TYPES.find((type) => type === docType) ?? 'article'

/** Facts of a disclosure's or a project's card; a draft's card may lack some. */
export function cardFacts({ disclosure, project }: Pick<ArticleKindValues, 'disclosure' | 'project'>): Fact[] {
  if (disclosure) {
    const { indexNo, issueOrg, docNo, madeOn, validity } = disclosure
    return factsOf({ indexNo, issueOrg, docNo, madeOn, validity })
  }
  if (!project) return []
  const { code, level, stage, leader, unit, startOn, endOn } = project
  return factsOf({ code, level, stage, leader, unit, period: startOn && endOn && `${startOn} – ${endOn}` })
}

function articleFacts({ disclosure, project, about }: ArticleRecord): Fact[] {
  return [
    ...cardFacts({ disclosure, project }),
    ...factsOf({
      subject: [about.gardeName, about.courseName].filter(Boolean).join(' '),
      field: about.field,
      ageClass: about.ageClass,
      age: about.ageFrom,
      topic: about.topic,
    }),
  ]
}

/** An article in a list. "New" is for three days, by the server's clock. */
export function presentArticleRow(article: ArticleRecord, now: Date): Schema<'ArticleRow'> {
  const { publishAt, pinnedUntil } = article
  return {
    id: article.id,
    type: contentType(article.docType),
    title: article.title,
    subtitle: article.subtitle,
    summary: article.summary,
    source: article.source,
    author: article.author,
    columnCode: article.columnCode,
    columnName: article.columnName,
    publishAt: publishAt && siteTime(publishAt),
    isPinned: pinnedUntil !== null && pinnedUntil > now,
    isNew: publishAt !== null && now.getTime() - publishAt.getTime() < NEW_FOR_MS,
    viewCount: article.viewCount,
    coverUrl: fileUrl(article.coverFileId),
    attachmentCount: article.attachmentCount,
    facts: articleFacts(article),
  }
}

/** Links between a policy and its interpretations, a principal and their cases; nothing where there is none. */
export function presentPairs(pairs: readonly ArticlePair[] = []): Pick<Schema<'ArticleRow'>, 'pairs'> {
  if (pairs.length === 0) return {}
  return {
    pairs: pairs.map(({ relation, id, docType, title }) => ({
      relation,
      type: relation === 'principal' ? relation : contentType(docType),
      id,
      title,
    })),
  }
}

/** A link to another article. */
export function presentNeighbour(article: { id: number; title: string } | undefined): Schema<'ContentDetail'>['prev'] {
  return article ? { id: article.id, title: article.title } : null
}
