import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { columns, sites } from '../../db/tables/content'
import { articleTopics } from '../../db/tables/topics'

/** The column of that code on the first running site that has it. */
export async function findColumnOfWorks(tx: Db, code: string) {
  const [row] = await tx
    .select({ id: columns.id, name: columns.name, siteId: columns.siteId, areaCode: sites.areaCode })
    .from(columns)
    .innerJoin(sites, eq(sites.id, columns.siteId))
    .where(and(eq(columns.code, code), isNull(columns.deletedAt), eq(sites.state, 'running')))
    .orderBy(asc(columns.siteId), asc(columns.id))
    .limit(1)
  return row
}

/** What an article is about, so that the lists of early childhood can be narrowed by it. */
export async function insertTopic(tx: Db, topic: typeof articleTopics.$inferInsert): Promise<void> {
  await tx.insert(articleTopics).values(topic)
}
