import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { articles, columns, sites } from '../../db/tables/content'
import { favourites } from '../../db/tables/personal'
import { resources } from '../../db/tables/research'
import { isVisible } from '../articles/article-visibility.queries'
import type { Reader } from '../content/reader'
import { isOffered } from '../research/resources.queries'

/** What can be marked. */
export interface FavouriteItem {
  type: 'article' | 'resource'
  id: number
}

const itemColumn = ({ type }: FavouriteItem) => (type === 'article' ? favourites.articleId : favourites.resourceId)
const isItem = (userId: number, item: FavouriteItem) =>
  and(eq(favourites.userId, userId), eq(itemColumn(item), item.id))

/** Is the item among the favourites of a person? */
export async function hasFavourite(db: Db, userId: number, item: FavouriteItem): Promise<boolean> {
  const rows = await db.select({ id: favourites.id }).from(favourites).where(isItem(userId, item))
  return rows.length > 0
}

/** May this reader read the item at present? */
export async function isReadable(db: Db, { type, id }: FavouriteItem, reader: Reader): Promise<boolean> {
  if (type === 'resource') {
    const found = await db
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, id), isOffered(reader.actor, reader.now)))
    return found.length > 0
  }
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(eq(articles.id, id), isVisible(reader)))
  return found.length > 0
}

/** Adds an item; one that is there stays as it is. */
export async function insertFavourite(tx: Db, userId: number, item: FavouriteItem, now: Date): Promise<void> {
  const place = item.type === 'article' ? { articleId: item.id } : { resourceId: item.id }
  await tx
    .insert(favourites)
    .values({ userId, ...place, addedAt: now })
    .onConflictDoNothing()
}

/** Removes an item. */
export async function deleteFavourite(tx: Db, userId: number, item: FavouriteItem): Promise<void> {
  await tx.delete(favourites).where(isItem(userId, item))
}

/** One page of a person's favourites, the newest first, with the total. What is deleted for good is not in it. */
export async function pageFavourites(db: Db, userId: number, reader: Reader, window: PageWindow) {
  const rows = await db
    .select({
      articleId: favourites.articleId,
      resourceId: favourites.resourceId,
      articleTitle: articles.title,
      resourceTitle: resources.title,
      isAvailable: sql<boolean>`case when ${isNull(favourites.articleId)}
        then coalesce(${isOffered(reader.actor, reader.now)}, false)
        else coalesce(${isVisible(reader)}, false) end`,
      addedAt: favourites.addedAt,
    })
    .from(favourites)
    .leftJoin(articles, eq(articles.id, favourites.articleId))
    .leftJoin(columns, eq(columns.id, articles.columnId))
    .leftJoin(sites, eq(sites.id, articles.siteId))
    .leftJoin(resources, eq(resources.id, favourites.resourceId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.addedAt), desc(favourites.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db.select({ n: count() }).from(favourites).where(eq(favourites.userId, userId))
  return { rows, total: onlyRow(counted).n }
}

/** A favourite as {@link pageFavourites} returns it. */
export type FavouriteRow = Awaited<ReturnType<typeof pageFavourites>>['rows'][number]
