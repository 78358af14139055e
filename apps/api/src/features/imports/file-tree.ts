import { normalisePath } from './place-lookups'

interface FileNode<Place> {
  row: number
  way: string
  place: Place | undefined
}

/** The places that a file itself names, so that a row may hang below an earlier one and doubles are found. */
export class FileTree<Place> {
  readonly #byCode = new Map<string, FileNode<Place>>()
  readonly #byWay = new Map<string, FileNode<Place>>()
  readonly #byRow = new Map<number, FileNode<Place>>()

  /** Adds a row. Returns the earlier row with the same code, or with the same name below the same parent. */
  add(
    row: number,
    code: string | undefined,
    parentWay: string,
    name: string,
  ): { field: 'code' | 'name'; row: number } | undefined {
    const way = normalisePath(`${parentWay}/${name}`)
    const sameCode = code ? this.#byCode.get(code) : undefined
    const sameWay = this.#byWay.get(way)
    const node = this.#byRow.get(row) ?? { row, way, place: undefined }
    this.#byRow.set(row, node)
    if (code && !sameCode) this.#byCode.set(code, node)
    if (!sameWay) this.#byWay.set(way, node)
    if (sameCode && sameCode.row !== row) return { field: 'code', row: sameCode.row }
    return sameWay && sameWay.row !== row ? { field: 'name', row: sameWay.row } : undefined
  }

  /** The earlier row that a text names by code, by its way, or by the end of its way. */
  find(text: string): FileNode<Place> | undefined {
    if (text === '') return undefined
    const direct = this.#byCode.get(text) ?? this.#byWay.get(text)
    if (direct) return direct
    for (const [way, node] of this.#byWay) if (way.endsWith(`/${text}`)) return node
    return undefined
  }

  /** Says where a row was stored. */
  place(row: number, place: Place): void {
    const node = this.#byRow.get(row)
    if (node) node.place = place
  }
}
