import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'
import { parseTar } from 'nanotar'

/** The files of a database. Any number of databases may begin with the same. */
export interface DatabaseFiles {
  /** Paths of the folders, each after the one that it is in. */
  folders: readonly string[]
  files: ReadonlyMap<string, Uint8Array>
}

const FOLDER = '/pglite/data'
const READ_AND_WRITE = 0o600

/** A file in the memory of Emscripten's file system. */
interface MemoryNode {
  contents: Uint8Array
  usedBytes: number
  stream_ops: { write: (stream: { node: MemoryNode }, ...rest: readonly unknown[]) => number }
}

interface MemorySystem {
  mkdirTree: (path: string) => void
  create: (path: string, mode: number) => MemoryNode
}

/** The files in an archive (tar, not compressed) of a database. */
export function filesOf(archive: ArrayBuffer): DatabaseFiles {
  const entries = parseTar(archive)
  const folders = entries.filter(({ type }) => type === 'directory').map(({ name }) => name)
  const files = entries.filter(({ type }) => type === 'file')
  return { folders, files: new Map(files.map(({ name, data }) => [name, data ?? new Uint8Array()])) }
}

/** Has a node begin with bytes that others read as well: they are copied before the first write. */
function fill(node: MemoryNode, shared: Uint8Array): void {
  const { write } = node.stream_ops
  Object.assign(node, {
    contents: shared,
    usedBytes: shared.length,
    stream_ops: {
      ...node.stream_ops,
      write: (...[stream, ...rest]: Parameters<typeof write>) => {
        if (stream.node.contents === shared) stream.node.contents = shared.slice()
        return write(stream, ...rest)
      },
    },
  })
}

/**
 * The file system of a database in memory that begins with given files. Only those that it changes are copied: of the
 * 58 MB of the demo a test changes few, and unpacking them all took most of a start.
 */
export class MemoryFiles extends EmscriptenBuiltinFilesystem {
  readonly #initial: DatabaseFiles
  /** Are the files packed when the database is closed? */
  isPacked = false
  #packed: Blob | undefined

  /** Without files the database begins empty. They are not changed. */
  constructor(initial: DatabaseFiles = { folders: [], files: new Map() }) {
    super()
    this.#initial = initial
  }

  override async initialSyncFs(): Promise<void> {
    const system: MemorySystem | undefined = this.pg?.Module.FS
    if (!system) throw new Error('The engine is not loaded yet.')
    for (const path of this.#initial.folders) system.mkdirTree(`${FOLDER}/${path}`)
    for (const [path, shared] of this.#initial.files) fill(system.create(`${FOLDER}/${path}`, READ_AND_WRITE), shared)
  }

  /** The files of the closed database as a gzipped archive. */
  get packed(): Blob {
    if (!this.#packed) throw new Error('The database is still open, or its files were not to be packed.')
    return this.#packed
  }

  override async closeFs(): Promise<void> {
    if (this.isPacked) this.#packed = await this.dumpTar('database', 'gzip')
    this.pg?.Module.FS.quit()
  }
}
