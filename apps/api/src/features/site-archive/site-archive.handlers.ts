import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { archiveInBackground, orderArchive } from './site-archive.service'

/** A site as an archive of plain files, in the background. */
const exportSiteArchive: Handler<'exportSiteArchive'> = async (call) =>
  ok({ jobId: await orderArchive(call) }, 'siteArchive.started')

/** Operations of this feature. */
export const siteArchiveFeature: Feature = {
  taskHandlers: { siteArchive: archiveInBackground },
  signedIn: { exportSiteArchive },
}
