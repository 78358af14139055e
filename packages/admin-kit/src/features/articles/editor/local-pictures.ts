import type { Editor } from '@tiptap/core'
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state'

/** Marks a transaction that inserts a picture. */
const INSERTED = 'insertedPicture'

/** Pictures that were uploaded in this editor, as the browser can show them: an address of the server needs a token. */
export class LocalPictures {
  readonly #urls = new Map<string, string>()

  /** Where the browser finds a picture. */
  shown(src: string): string {
    return this.#urls.get(src) ?? src
  }

  /** Remembers the bytes behind an address. */
  add(src: string, file: Blob): void {
    this.#urls.set(src, URL.createObjectURL(file))
  }

  /** Remembers where the browser may load what is behind an address. */
  show(src: string, url: string): void {
    this.#urls.set(src, url)
  }

  /** Releases the bytes. */
  clear(): void {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url)
    this.#urls.clear()
  }
}

const isPicture = ({ type }: File) => /^image\/(?:png|jpeg|gif|webp)$/.test(type)

/** Picture files on a clipboard or dropped; text that comes with them is pasted instead. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return []
  return Array.from(data.files).filter(isPicture)
}

/** Inserts a picture at the cursor. */
export function insertPicture(editor: Editor, src: string, alt: string): void {
  editor.chain().focus().setImage({ src, alt }).setMeta(INSERTED, true).run()
}

/**
 * Puts the cursor behind a picture that has been inserted or pasted: it would stay selected, and the next key would
 * replace it.
 */
export function cursorAfterPicture(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _, state) => {
      const isInserted = transactions.some(
        (transaction) => transaction.getMeta(INSERTED) === true || transaction.getMeta('uiEvent') === 'paste',
      )
      const { selection, doc, schema, tr } = state
      const paragraph = schema.nodes['paragraph']
      if (!isInserted || !(selection instanceof NodeSelection) || !paragraph) return null
      const next = Selection.findFrom(doc.resolve(selection.to), 1, true)
      if (next) return tr.setSelection(next)
      tr.insert(selection.to, paragraph.create())
      return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
    },
  })
}

/** Uploads pictures and inserts them in order; their descriptions are still missing, which the check reports. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  upload: (file: File) => Promise<string>,
): Promise<void> {
  for (const file of files) {
    const src = await upload(file)
    if (!editor.isDestroyed) insertPicture(editor, src, '')
  }
}
