import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import type { Feature } from '../feature'
import { findSite } from '../sites/site-save.queries'
import { requireManaged, requireSiteOf } from './article-access.policy'
import { emptyBin } from './article-bin.service'
import { changeMany } from './article-change.service'
import { check } from './article-check.service'
import { readManagedPage } from './article-list.service'
import { releaseLock, takeLock } from './article-lock.service'
import { createPreview, readPreview } from './article-preview.service'
import { readRevision, readRevisions, restore } from './article-revisions.service'
import { review, submitForReview, withdraw } from './article-review.service'
import { saveArticle } from './article-save.service'
import { presentManaged } from './managed-article.presenter'
import { listManagedColumns } from './managed-columns.queries'

const LIST = 'cms:article:list'

/** Articles of the caller's sites in every state. */
const queryPageManagedArticles: Handler<'queryPageManagedArticles'> = async (call) => ok(await readManagedPage(call))

/** One article for its editor. */
const getManagedArticle: Handler<'getManagedArticle'> = async (call) => {
  const record = await requireManaged(call.db, call.actor, LIST, call.query.id)
  return ok(await presentManaged(call.db, call, record))
}

/** Adds or saves an article. */
const insertOrUpdateArticle: Handler<'insertOrUpdateArticle'> = async (call) =>
  ok(await saveArticle(call), 'articles.saved')

/** Submits an article for review. */
const submitArticle: Handler<'submitArticle'> = async (call) => ok(await submitForReview(call), 'articles.submitted')

/** Makes a submission a draft again. */
const withdrawSubmission: Handler<'withdrawSubmission'> = async (call) => ok(await withdraw(call), 'articles.withdrawn')

/** Passes or returns a submitted article. */
const reviewArticle: Handler<'reviewArticle'> = async (call) =>
  ok(await review(call), call.body.decision === 'pass' ? 'articles.passed' : 'articles.returned')

/** Publishes, withdraws, moves, pins, recommends, deletes or restores articles. */
const changeArticles: Handler<'changeArticles'> = async (call) => ok(await changeMany(call), 'articles.saved')

/** The history of an article. */
const getArticleRevisions: Handler<'getArticleRevisions'> = async (call) => ok(await readRevisions(call))

/** One revision with its text. */
const getArticleRevision: Handler<'getArticleRevision'> = async (call) => ok(await readRevision(call))

/** Makes an earlier revision the newest. */
const restoreArticleRevision: Handler<'restoreArticleRevision'> = async (call) =>
  ok(await restore(call), 'articles.saved')

/** Takes or renews the edit lock. */
const lockArticle: Handler<'lockArticle'> = async (call) => ok(await takeLock(call))

/** Releases the edit lock. */
const unlockArticle: Handler<'unlockArticle'> = async (call) => ok({ released: await releaseLock(call) })

/** Makes a link for people without an account. */
const createArticlePreview: Handler<'createArticlePreview'> = async (call) => ok(await createPreview(call))

/** Checks a text before it is submitted. */
const checkArticle: Handler<'checkArticle'> = async (call) => ok(await check(call))

/** Columns of a site for its editors. */
const getManagedColumns: Handler<'getManagedColumns'> = async ({ db, actor, clock, query }) => {
  requireSiteOf(actor, actor.codes.has('cms:column:list') ? 'cms:column:list' : LIST, query.siteId)
  if (!(await findSite(db, query.siteId))) throw notFound()
  return ok(await listManagedColumns(db, query.siteId, clock.now()))
}

/** What a preview link shows. No cache stores it and no search engine lists it. */
const getArticlePreview: PublicHandler<'getArticlePreview'> = async (call) =>
  ok(await readPreview(call)).withHeaders({ 'x-robots-tag': 'noindex, nofollow' })

/** Operations of this feature. */
export const articleEditingFeature: Feature = {
  maintain: emptyBin,
  signedIn: {
    queryPageManagedArticles,
    getManagedArticle,
    insertOrUpdateArticle,
    submitArticle,
    withdrawSubmission,
    reviewArticle,
    changeArticles,
    getArticleRevisions,
    getArticleRevision,
    restoreArticleRevision,
    lockArticle,
    unlockArticle,
    createArticlePreview,
    checkArticle,
    getManagedColumns,
  },
  open: { getArticlePreview },
}
