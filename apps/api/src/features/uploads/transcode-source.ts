import { fileUrl } from '../../files/file-url'
import type { ServerContext } from '../../http/server-context'
import { required } from '../../required'
import { fileKey } from '../../security/file-keys'

/** Where the transcoder can read a file for ten minutes. */
export async function sourceOf(
  { settings, secrets, clock }: Pick<ServerContext, 'settings' | 'secrets' | 'clock'>,
  { id }: { id: string },
): Promise<string> {
  const { publicOrigin, ownOrigin } = settings
  const query = new URLSearchParams({ download: '1', key: await fileKey(secrets, id, clock.now()) })
  return `${required(publicOrigin ?? ownOrigin, 'origin')}${fileUrl(id)}?${query.toString()}`
}
