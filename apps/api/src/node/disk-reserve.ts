import { statfs } from 'node:fs/promises'
import type { StorageRoom } from '../files/storage-room'
import { storageFull } from '../http/refusals'

const MB = 1024 * 1024
const MAX_RESERVE = 1024 * MB
const RESERVE_SHARE = 0.05
/** Below this the embedded database may not be able to write, nor to open again. */
export const MIN_FREE_BYTES = 64 * MB

/** How much of the disks is left: enough, less than the reserve, or too little for a database. */
export type DiskState = 'ok' | 'reserve' | 'full'

/**
 * Reserves a part of the disks for the database: 5 %, at most 1 GB. What can wait (uploads, imports, exports) is refused
 * before it takes them.
 */
export class DiskReserve implements StorageRoom {
  /** Bytes of works that run. */
  #pending = 0

  constructor(
    private readonly folders: readonly string[],
    /** Bytes of the reserve; without it as described. */
    private readonly reserve?: number,
  ) {}

  /** How much is left on the fullest of the disks. */
  async state(): Promise<DiskState> {
    const disks = await this.#disks()
    if (disks.some(({ free }) => free < MIN_FREE_BYTES)) return 'full'
    return disks.some(({ free, reserve }) => free < reserve) ? 'reserve' : 'ok'
  }

  async withRoom<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    const disks = await this.#disks()
    if (disks.some(({ free, reserve }) => free - this.#pending - bytes < reserve)) throw storageFull()
    this.#pending += bytes
    try {
      return await work()
    } finally {
      this.#pending -= bytes
    }
  }

  #disks() {
    return Promise.all(
      this.folders.map(async (folder) => {
        const { bavail, blocks, bsize } = await statfs(folder)
        const reserve = this.reserve ?? Math.min(MAX_RESERVE, blocks * bsize * RESERVE_SHARE)
        return { free: bavail * bsize, reserve }
      }),
    )
  }
}
