import { oldFileAddressOf, originalOfCopy } from '../../content-reading/old-address'
import type { PublicCall } from '../../http/call'
import { findUses } from '../files/file-uses.queries'
import { findFile } from '../files/files.queries'
import { findFileRedirect } from './moved-articles.queries'

/**
 * The file that a former address of a site leads to, while visitors may read it. WordPress made copies in many sizes;
 * each leads to the picture itself.
 */
export async function findMovedFile(
  { db, clock, query }: PublicCall<'getMovedAddress'>,
  siteId: number,
): Promise<string | undefined> {
  const address = oldFileAddressOf(query.address)
  if (address === undefined) return undefined
  const original = originalOfCopy(address)
  const id =
    (await findFileRedirect(db, siteId, address)) ??
    (original === undefined ? undefined : await findFileRedirect(db, siteId, original))
  const file = id === undefined ? undefined : await findFile(db, id)
  if (!file) return undefined
  const { isShown } = await findUses(db, file.id, file.referrers, { actor: undefined, now: clock.now() })
  return isShown ? file.id : undefined
}
