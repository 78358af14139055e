import { createHash } from 'node:crypto'

/** A value of a row as PostgreSQL's COPY takes it. */
export type Value = string | number | boolean | null | undefined

/** Where the lines of one table go. */
export interface CopyStream {
  write: (lines: string) => Promise<void>
  end: () => Promise<void>
}

/** Opens the way into a table. */
export type OpenCopy = (table: string, columns: readonly string[]) => Promise<CopyStream>

/** What was written into a table. `sha256` is over the values before anything is encrypted, so it is the same each time. */
export interface TableCount {
  table: string
  rows: number
  sha256: string
}

const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function textOf(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : value.replaceAll(SPECIAL, (found) => ESCAPES[found] ?? found)
}

const FLUSH_CHARACTERS = 256 * 1024

/** Writes rows into one table, a quarter of a megabyte at a time, counting and hashing them. */
export class TableWriter {
  #lines: string[] = []
  #size = 0
  #rows = 0
  readonly #hash = createHash('sha256')

  private constructor(
    private readonly table: string,
    private readonly stream: CopyStream,
    private readonly seen: (table: string, rows: number) => void,
    private readonly ended: (count: TableCount) => void,
  ) {}

  static async open(
    open: OpenCopy,
    table: string,
    columns: readonly string[],
    seen: (table: string, rows: number) => void,
    ended: (count: TableCount) => void,
  ): Promise<TableWriter> {
    return new TableWriter(table, await open(table, columns), seen, ended)
  }

  /** `plain` stands for the row in the manifest where `values` hold something that differs each time. */
  async add(values: readonly Value[], plain?: readonly Value[]): Promise<void> {
    const line = `${values.map(textOf).join('\t')}\n`
    this.#hash.update(plain ? `${plain.map(textOf).join('\t')}\n` : line)
    this.#lines.push(line)
    this.#size += line.length
    this.#rows += 1
    if (this.#size >= FLUSH_CHARACTERS) await this.#flush()
  }

  async #flush(): Promise<void> {
    if (this.#size === 0) return
    const lines = this.#lines.join('')
    this.#lines = []
    this.#size = 0
    await this.stream.write(lines)
    this.seen(this.table, this.#rows)
  }

  async end(): Promise<void> {
    await this.#flush()
    await this.stream.end()
    this.ended({ table: this.table, rows: this.#rows, sha256: this.#hash.digest('hex') })
  }
}
