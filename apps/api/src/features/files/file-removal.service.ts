import type { ServerContext } from '../../http/server-context'
import { endRemoval, listRemovals } from './file-removal.queries'

/** Removes bytes from the file store that nothing refers to any more. */
export async function sweepRemovals({ db, files }: Pick<ServerContext, 'db' | 'files'>): Promise<void> {
  for (const storageId of await listRemovals(db)) {
    // The row last: while it is there, what could not be removed is tried again.
    await files.remove(storageId)
    await endRemoval(db, storageId)
  }
}
