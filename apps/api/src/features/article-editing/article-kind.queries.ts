import { type ArticleKindValues, articleKinds } from '@doorway/api-client/rules'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articles, disclosures, projects } from '../../db/tables/content'
import { principalCases, principalProfiles } from '../../db/tables/profiles'
import { interpretations } from '../../db/tables/topics'

type Disclosure = Omit<typeof disclosures.$inferInsert, 'articleId'>
type Project = Omit<typeof projects.$inferInsert, 'articleId'>

/** The kind of an article as visitors read it. */
export async function kindOfArticle(db: Db, articleId: number): Promise<ArticleKindValues> {
  const [row] = await db
    .select({
      docType: articles.docType,
      disclosure: disclosures,
      project: projects,
      policyId: interpretations.policyId,
      principalId: principalCases.principalId,
    })
    .from(articles)
    .leftJoin(disclosures, eq(disclosures.articleId, articles.id))
    .leftJoin(projects, eq(projects.articleId, articles.id))
    .leftJoin(interpretations, eq(interpretations.articleId, articles.id))
    .leftJoin(principalCases, eq(principalCases.articleId, articles.id))
    .where(eq(articles.id, articleId))
  return {
    docType: articleKinds.find((kind) => kind === row?.docType) ?? 'article',
    disclosure: row?.disclosure ?? null,
    project: row?.project ?? null,
    interpretsId: row?.policyId ?? null,
    principalId: row?.principalId ?? null,
  }
}

/** The title of a policy or disclosure of a site; undefined when there is none with this id. */
export async function findPolicyTitle(db: Db, siteId: number, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.id, id),
        eq(articles.siteId, siteId),
        sql`${articles.docType} in ('policy', 'disclosure')`,
        sql`${articles.deletedAt} is null`,
      ),
    )
  return row?.title
}

/** A principal, and whether the portal presents them; undefined when there is none with this id. */
export async function findCasePrincipal(db: Db, id: number) {
  const [row] = await db
    .select({ name: principalProfiles.name, state: principalProfiles.state })
    .from(principalProfiles)
    .where(eq(principalProfiles.id, id))
  return row && { name: row.name, isPresented: row.state === 'published' }
}

/** The title of another article whose card has this index number. */
export async function findIndexNoHolder(db: Db, articleId: number, indexNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ title: articles.title })
    .from(disclosures)
    .innerJoin(articles, eq(articles.id, disclosures.articleId))
    .where(and(eq(disclosures.indexNo, indexNo), ne(disclosures.articleId, articleId)))
  return row?.title
}

/** The title of another article that is the project with this number. */
export async function findCodeHolder(db: Db, articleId: number, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ title: articles.title })
    .from(projects)
    .innerJoin(articles, eq(articles.id, projects.articleId))
    .where(and(eq(projects.code, code), ne(projects.articleId, articleId)))
  return row?.title
}

/** Makes this the index card of an article; undefined removes it. */
export async function replaceDisclosure(tx: Db, articleId: number, card: Disclosure | undefined): Promise<void> {
  if (!card) await tx.delete(disclosures).where(eq(disclosures.articleId, articleId))
  else
    await tx
      .insert(disclosures)
      .values({ articleId, ...card })
      .onConflictDoUpdate({ target: disclosures.articleId, set: card })
}

/** Makes this the project of an article; undefined removes it. */
export async function replaceProject(tx: Db, articleId: number, project: Project | undefined): Promise<void> {
  if (!project) await tx.delete(projects).where(eq(projects.articleId, articleId))
  else
    await tx
      .insert(projects)
      .values({ articleId, ...project })
      .onConflictDoUpdate({ target: projects.articleId, set: project })
}

/** Makes this the policy that an article explains; undefined: none. */
export async function replaceInterpreted(tx: Db, articleId: number, policyId: number | undefined): Promise<void> {
  if (policyId === undefined) await tx.delete(interpretations).where(eq(interpretations.articleId, articleId))
  else
    await tx
      .insert(interpretations)
      .values({ articleId, policyId })
      .onConflictDoUpdate({ target: interpretations.articleId, set: { policyId } })
}

/** Makes this the principal whom an article is about; undefined: none. */
export async function replaceCase(tx: Db, articleId: number, principalId: number | undefined): Promise<void> {
  if (principalId === undefined) await tx.delete(principalCases).where(eq(principalCases.articleId, articleId))
  else
    await tx
      .insert(principalCases)
      .values({ articleId, principalId })
      .onConflictDoUpdate({ target: principalCases.articleId, set: { principalId } })
}
