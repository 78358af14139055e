import type { Schema } from '@doorway/api-client/types'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { notFound } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { fileUrl } from '../../files/file-url'
import { fileKey } from '../../security/file-keys'
import type { Feature } from '../feature'
import { requireSite } from '../portal-sites/portal-sites.service'
import type { ContentKind } from './content-kind'
import { nextChangeOf } from './content.service'

/**
 * Adds a key of its own to each file address. Pictures, players and links cannot send a token, so a signed-in reader
 * needs one.
 */
async function withKeys(
  { secrets, clock }: Pick<ServerContext, 'secrets' | 'clock'>,
  detail: Schema<'ContentDetail'>,
): Promise<Schema<'ContentDetail'>> {
  const now = clock.now()
  // Files of public works have addresses of their own, which need no key.
  const keyed = async <Url extends string | null>(url: Url) => {
    if (url === null || !url.startsWith(fileUrl(''))) return url
    const [path = '', query] = url.split('?')
    const key = await fileKey(secrets, path.slice(path.lastIndexOf('/') + 1), now)
    return query === undefined ? `${path}?key=${key}` : `${url}&key=${key}`
  }
  const attachments = await Promise.all(
    detail.attachments.map(async (file) => ({
      ...file,
      url: await keyed(file.url),
      ...(file.posterUrl !== undefined && { posterUrl: await keyed(file.posterUrl) }),
    })),
  )
  return { ...detail, coverUrl: await keyed(detail.coverUrl), attachments }
}

/** Operations of this feature. `kinds` are the types of content that the other features register. */
export function createContentFeature(kinds: readonly ContentKind[]): Feature {
  const kindByType = new Map(kinds.map((kind) => [kind.type, kind]))

  const getContentDetail: PublicHandler<'getContentDetail'> = async (call) => {
    const { siteCode, type, id } = call.query
    const site = await requireSite(call, siteCode)
    const kind = kindByType.get(type)
    if (!kind) throw notFound()
    const detail = await kind.readDetail(call, site, id)
    return okPublic(call.actor ? await withKeys(call, detail) : detail, await nextChangeOf(call, site.id))
  }

  return { open: { getContentDetail } }
}
