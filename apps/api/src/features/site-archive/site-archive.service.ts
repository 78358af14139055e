// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { refuse } from '../../http/refusals'
import { translate } from '../../strings/translate'
import { portalOrigin } from '../portal-sites/known-hosts'
import { lockSite, type SiteRow } from '../sites/site-save.queries'
import { requireSite } from '../sites/site-save.service'
import { enqueueTask } from '../tasks/enqueue-task'
import type { TaskHandler } from '../tasks/task-runner'
import { storeResult } from '../tasks/tasks.queries'
import { safeName } from './archive-paths'
import { countLibraryBytes, isArchiving } from './site-archive.queries'
import { type ArchiveWords, SiteWalk } from './site-walk'
import { zipStream } from './zip-stream'

const EDIT = 'cms:site:edit'
/** What a visitor can open; of the other sites there is nothing to archive. */
const PUBLIC_STATES = new Set(['running', 'readonly'])

function requirePublic({ state }: SiteRow): void {
  if (!PUBLIC_STATES.has(state)) throw refuse('SITE_NOT_PUBLIC', 'siteArchive.notPublic')
}

/** Queues the archive of a site and returns the id of its task. One at a time is made of a site. */
export async function orderArchive(call: Call<'exportSiteArchive'>): Promise<string> {
  const { db, actor, body, settings, origin } = call
  const site = await requireSite(db, actor, EDIT, body.id)
  requirePublic(site)
  const { withMedia } = body
  const bytes = await countLibraryBytes(db, site.id)
  const params = { siteId: site.id, withMedia, origin: await portalOrigin(call, settings, origin) }
  const id = await call.room.withRoom(bytes, () =>
    db.transaction(async (tx) => {
      await lockSite(tx, site.id)
      if (await isArchiving(tx, site.id)) throw refuse('SITE_ARCHIVE_RUNNING', 'siteArchive.running')
      const taskId = await enqueueTask(tx, call, { kind: 'siteArchive', params })
      await recordOperation(tx, call, {
        action: 'site.export',
        permissionCode: EDIT,
        target: { type: 'site', id: site.id, label: site.name },
        facts: { withMedia },
      })
      return taskId
    }),
  )
  call.tasks.wake()
  return id
}

const taskParams = z.object({ siteId: z.number(), withMedia: z.boolean(), origin: z.string() })

type Locale = Parameters<typeof translate>[0]

function wordsOf(locale: Locale, site: SiteRow, at: Date): ArchiveWords {
  const gaps = { site: site.name, time: siteTime(at) }
  return {
    siteName: site.name,
    notice: translate(locale, 'siteArchive.notice', gaps),
    leftOut: translate(locale, 'siteArchive.leftOut', gaps),
    readme: ({ pages, files }) =>
      translate(locale, 'siteArchive.readme', { ...gaps, pages: String(pages), files: String(files) }),
  }
}

/** Makes the archive of {@link orderArchive} for its owner: what a visitor sees, without what a visitor may not see. */
export const archiveInBackground: TaskHandler = async ({ task, call, progress }) => {
  const { siteId, withMedia, origin } = taskParams.parse(task.params)
  const { db, actor, clock, portal } = call
  const { locale } = call.origin
  // The person may have lost the code or the site while the work waited.
  requireCode(actor, EDIT)
  const site = await requireSite(db, actor, EDIT, siteId)
  requirePublic(site)
  const at = clock.now()
  const words = wordsOf(locale, site, at)
  const walk = new SiteWalk({ portal, origin, siteCode: site.code, withMedia, at, words, progress })
  await storeResult(db, task.id, zipStream(walk.files()))
  const name = translate(locale, 'siteArchive.fileName', { site: site.name })
  return { fileName: `${safeName(name)}-${siteTime(at).slice(0, 10)}.zip` }
}
