import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFault } from './start-fault'

// The address of a local socket has to fit into about a hundred bytes.
const LONGEST_SOCKET_PATH = 90

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

const inUse = (folder: string) =>
  new StartFault(
    `The data folder ${folder} is in use by another Doorway. Stop that one first, or set DATA_DIR to another folder.`,
  )

async function placeOf(folder: string): Promise<string> {
  const real = await realpath(folder)
  const inside = join(real, 'lock')
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside
  return join(tmpdir(), `doorway-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`)
}

/** Puts our socket where the lock belongs. Linking fails when something is there; what nobody answers on is moved away. */
async function claim(place: string, own: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const isFree = await link(own, place).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
    if (isFree) return
    if (await isListening(place)) throw inUse(folder)
    const aside = `${place}.${randomUUID().slice(0, 8)}`
    await rename(place, aside).catch(() => undefined)
    // Between the test and the move somebody else may have started: what answers goes back.
    if (await isListening(aside)) {
      await rename(aside, place)
      throw inUse(folder)
    }
    await rm(aside, { force: true })
  }
  throw inUse(folder)
}

/**
 * Locks a data folder for this process. The lock is a listening socket, which dies with the process however it ends:
 * nobody has to remove a file by hand. The embedded database has no lock of its own and loses data without one.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  if (process.platform === 'win32') {
    const name = createHash('sha256')
      .update(await realpath(folder))
      .digest('hex')
      .slice(0, 32)
    const server = await listen(`\\\\.\\pipe\\doorway-${name}`).catch(() => {
      throw inUse(folder)
    })
    return () => new Promise((resolve) => server.close(() => resolve()))
  }
  const place = await placeOf(folder)
  const own = `${place}.${randomUUID().slice(0, 6)}`
  const server = await listen(own)
  try {
    await claim(place, own, folder)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(own, { force: true })
  }
  return async () => {
    await rm(place, { force: true })
    server.close()
  }
}
