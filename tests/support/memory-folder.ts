import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Two files of journeys at a time, each with 100 MB of data and what it uploads, and a PostgreSQL. */
const NEEDED_BYTES = 4 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/**
 * Makes a folder for data that live as long as a test file: in memory on a Linux with room for it, else among the
 * temporary files. Copying the demo takes 0.15 s there instead of 1.1 s.
 */
export function makeMemoryFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix))
}
