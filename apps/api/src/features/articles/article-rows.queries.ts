import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { articles, attachments, columns, disclosures, projects } from '../../db/tables/content'
import { gardes, subjects } from '../../db/tables/organizations'
import { articleTopics } from '../../db/tables/topics'

const attachmentCount = sql<number>`(select count(*)::int from ${attachments} where ${attachments.articleId} = ${articles.id})`

/** What lists show of an article; cards of disclosures and projects come with it. */
export const rowFields = {
  id: articles.id,
  docType: articles.docType,
  title: articles.title,
  subtitle: articles.subtitle,
  summary: articles.summary,
  source: articles.source,
  author: articles.author,
  columnCode: columns.code,
  columnName: columns.name,
  columnPath: columns.path,
  publishAt: articles.publishAt,
  pinnedUntil: articles.pinnedUntil,
  viewCount: articles.viewCount,
  coverFileId: articles.coverFileId,
  attachmentCount,
  disclosure: {
    indexNo: disclosures.indexNo,
    issueOrg: disclosures.issueOrg,
    docNo: disclosures.docNo,
    madeOn: disclosures.madeOn,
    validity: disclosures.validity,
  },
  project: {
    code: projects.code,
    level: projects.level,
    leader: projects.leader,
    unit: projects.unit,
    startOn: projects.startOn,
    endOn: projects.endOn,
    stage: projects.stage,
  },
  about: {
    gardeName: gardes.gardeName,
    courseName: subjects.courseName,
    field: articleTopics.field,
    ageClass: articleTopics.ageClass,
    ageFrom: articleTopics.ageFrom,
    topic: articleTopics.topic,
  },
}

/** Rows in a list, in no order. */
export function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select(rowFields)
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .leftJoin(disclosures, eq(disclosures.articleId, articles.id))
    .leftJoin(projects, eq(projects.articleId, articles.id))
    .leftJoin(articleTopics, eq(articleTopics.articleId, articles.id))
    .leftJoin(gardes, eq(gardes.gardeId, articleTopics.gardeId))
    .leftJoin(subjects, and(eq(subjects.gardeId, articleTopics.gardeId), eq(subjects.courseId, articleTopics.courseId)))
    .where(where)
}

/** An article in a list. */
export type ArticleRecord = Awaited<ReturnType<typeof selectRows>>[number]

/** The articles with these ids, in their order. The ids were chosen by who may read what. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<ArticleRecord[]> {
  if (ids.length === 0) return []
  const rows = await prepared(db, 'article rows', (connections) =>
    selectRows(connections, sql`${articles.id} = any(${sql.placeholder('ids')}::bigint[])`),
  ).execute({ ids: [...ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
