import { containsNgrams } from '../../db/ngram-search'
import { disclosures } from '../../db/tables/content'
import { and, sql, type SQL } from 'drizzle-orm'

/** What articles are narrowed by apart from their column; an absent one is no condition. */
export interface TopicFilter {
  gardeId?: string
  courseId?: string
  field?: string
  ageClass?: string
  /** Years: 3 stands for three to four. */
  age?: number
  topic?: string
}

/** The condition on the table `article` that it is about this; undefined where nothing is asked for. */
export function isAbout({ gardeId, courseId, field, ageClass, age, topic }: TopicFilter): SQL | undefined {
  const conditions = and(
    gardeId ? sql`topic.garde_id = ${gardeId}` : undefined,
    courseId ? sql`topic.course_id = ${courseId}` : undefined,
    field ? sql`topic.field = ${field}` : undefined,
    ageClass ? sql`topic.age_class = ${ageClass}` : undefined,
    age === undefined ? undefined : sql`topic.age_from = ${age}::smallint`,
    topic ? sql`topic.topic = ${topic}` : undefined,
  )
  return (
    conditions && sql`exists (select 1 from article_topic topic where topic.article_id = article.id and ${conditions})`
  )
}

const hasDetail = (table: 'article_disclosure' | 'project', column: string, value: string): SQL =>
  sql`exists (select 1 from ${sql.identifier(table)} detail where detail.article_id = article.id
    and detail.${sql.identifier(column)} = ${value})`

const hasDocNo = (part: string): SQL =>
  sql`article.id = any(array(select ${disclosures.articleId} from ${disclosures} where ${containsNgrams(disclosures.docNo, part)}))`

/** The condition on the table `article` that its index card says this; `docNo` is a part of the document number. */
export function isDisclosure({ validity, docNo }: { validity?: string; docNo?: string }): SQL | undefined {
  return and(
    validity ? hasDetail('article_disclosure', 'validity', validity) : undefined,
    docNo ? hasDocNo(docNo) : undefined,
  )
}

/** The condition on the table `article` that it is a project of this stage and level. */
export function isProject({ stage, level }: { stage?: string; level?: string }): SQL | undefined {
  return and(
    stage ? hasDetail('project', 'stage', stage) : undefined,
    level ? hasDetail('project', 'level', level) : undefined,
  )
}
