import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config'
import type { FileStore } from '../../files/file-store'

/** The store that `FILE_STORE` names: a bucket (`s3://…`), a folder (`file:…`), else `uploads` in the data folder. */
export async function openFileStore({ FILE_STORE, DATA_DIR }: Config): Promise<FileStore> {
  if (FILE_STORE?.startsWith('s3:')) {
    const { openBucketStore } = await import('./bucket-store')
    return openBucketStore(FILE_STORE)
  }
  const { openFolderStore } = await import('./folder-store')
  return openFolderStore(FILE_STORE?.startsWith('file:') ? folderOf(FILE_STORE) : join(DATA_DIR, 'uploads'))
}

/** `file:///var/uploads`, and `file:uploads` from where the server was started. */
function folderOf(address: string): string {
  return address.startsWith('file:/') ? fileURLToPath(address) : address.slice('file:'.length)
}
