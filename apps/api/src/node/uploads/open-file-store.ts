import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config'
import type { FileStore } from '../../files/file-store'

/** The store that `FILE_STORE` names: a bucket (`s3://…`), a folder (`file:…`), else `uploads` in the data folder. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const folder = uploadFolder(config)
  if (folder === undefined) {
    const { openBucketStore } = await import('./bucket-store')
    return openBucketStore(config.FILE_STORE ?? '')
  }
  const { openFolderStore } = await import('./folder-store')
  return openFolderStore(folder)
}

/** The folder of the uploads; undefined where they are in a bucket. */
export function uploadFolder({ FILE_STORE, DATA_DIR }: Config): string | undefined {
  if (FILE_STORE?.startsWith('s3:')) return undefined
  return FILE_STORE?.startsWith('file:') ? folderOf(FILE_STORE) : join(DATA_DIR, 'uploads')
}

/** `file:///var/uploads`, and `file:uploads` from where the server was started. */
function folderOf(address: string): string {
  return address.startsWith('file:/') ? fileURLToPath(address) : address.slice('file:'.length)
}
