import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore as TusFolder } from '@tus/file-store'
import type { FileStore } from '../../files/file-store'
import { createFileStore } from './tus-store'

/** Uploads as files of a folder, each with a file of the protocol's metadata. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  return createFileStore({
    store: new TusFolder({ directory: folder }),
    read: async (fileId, range) => {
      // Opened first, so that a missing file is known before the response starts.
      const file = await open(join(folder, fileId))
      return createReadStream('', { fd: file, ...range })
    },
  })
}
