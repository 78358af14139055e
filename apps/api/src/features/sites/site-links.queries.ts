import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { siteLinkGroups, siteLinks, siteTopics, tags } from '../../db/tables/front-page'

/** Special topics of a site in order, also those that lead to no text yet. */
export function listStoredTopics(db: Db, siteId: number) {
  return db
    .select({
      id: siteTopics.id,
      title: siteTopics.title,
      titles: siteTopics.titleI18n,
      summary: siteTopics.summary,
      tag: tags.name,
      route: siteTopics.route,
      coverFileId: siteTopics.coverFileId,
    })
    .from(siteTopics)
    .leftJoin(tags, eq(tags.id, siteTopics.tagId))
    .where(eq(siteTopics.siteId, siteId))
    .orderBy(asc(siteTopics.seq), asc(siteTopics.id))
}

/** A topic as stored. */
export type StoredTopic = Awaited<ReturnType<typeof listStoredTopics>>[number]

/** Tags by their names; those that do not exist yet are added. */
export async function tagIdsOf(tx: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(inArray(tags.name, [...names]))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Adds a topic. */
export async function insertTopic(tx: Db, topic: typeof siteTopics.$inferInsert): Promise<void> {
  await tx.insert(siteTopics).values(topic)
}

/** Changes a topic. */
export async function updateTopic(tx: Db, id: number, topic: Partial<typeof siteTopics.$inferInsert>): Promise<void> {
  await tx.update(siteTopics).set(topic).where(eq(siteTopics.id, id))
}

/** Deletes topics. */
export async function deleteTopics(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(siteTopics).where(inArray(siteTopics.id, [...ids]))
}

/** A group of links as it is stored. */
export interface StoredGroup {
  name: string
  names: Record<string, string>
  links: { name: string; url: string }[]
}

/** Makes these the groups of links of a site, in their order. */
export async function replaceLinks(tx: Db, siteId: number, groups: readonly StoredGroup[]): Promise<void> {
  await tx.delete(siteLinkGroups).where(eq(siteLinkGroups.siteId, siteId))
  for (const [seq, { name, names, links }] of groups.entries()) {
    const added = await tx
      .insert(siteLinkGroups)
      .values({ siteId, seq, name, nameI18n: names })
      .returning({ id: siteLinkGroups.id })
    const groupId = onlyRow(added).id
    await tx.insert(siteLinks).values(links.map((link, place) => ({ ...link, groupId, seq: place })))
  }
}
