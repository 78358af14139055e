import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { readCertificate, readPublicFile, workKinds } from './public-works.service'

/** A file of a public work. */
const readWorkFile: PublicHandler<'readWorkFile'> = (call) => readPublicFile(call)

/** A certificate. No cache stores it: a revoked one must say so at once. */
const getPortalCertificate: PublicHandler<'getPortalCertificate'> = async (call) => ok(await readCertificate(call))

/** Operations of this feature. */
export const publicWorksFeature: Feature = {
  contentKinds: workKinds,
  open: { readWorkFile, getPortalCertificate },
}
