import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useState } from 'react'
import { attachedRef } from '../../../browser/attached-ref'
import { useLatest } from '../../../context/use-latest'
import { useTranslate } from '../../../context/use-translate'
import { articleExtensions } from './extensions'
import { FindBar } from './find-bar'
import { showMarks } from './find-plugin'
import { insertPictures, LocalPictures, picturesIn } from './local-pictures'
import { cleanOfficeHtml } from './office-paste'
import { RichTextToolbar } from './rich-text-toolbar'

/** The text area from outside. */
export interface RichTextHandle {
  /** The text as HTML. */
  html: () => string
  /** Replaces the text, which counts as no edit. */
  setHtml: (html: string) => void
}

/** Figures about a text. */
export interface TextCount {
  /** Characters without white space: how Chinese texts are measured. */
  characters: number
  pictures: number
}

export interface RichTextProps {
  /** The text at the start; later changes come by the handle. */
  html: string
  label: string
  isReadOnly: boolean
  /** Words that reviewers have marked. */
  marks: readonly string[]
  /** Receives the handle when the text can be edited, and null when it is gone. */
  onHandle: (handle: RichTextHandle | null) => void
  onDirty: () => void
  onCount: (count: TextCount) => void
  /** The site whose media library offers pictures; null until it is chosen. */
  siteId: number | null
  /** Stores a picture and returns its address. */
  uploadPicture: (file: File) => Promise<string>
  /** A pasted or dropped picture could not be stored. */
  onFailure: (error: unknown) => void
}

const COUNT_DELAY_MS = 300

function countOf(editor: Editor): TextCount {
  let pictures = 0
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') pictures += 1
  })
  return { characters: editor.getText().replaceAll(/\s/g, '').length, pictures }
}

/** Stores a picture; it is shown from the browser's memory until the text is opened again. */
async function uploadAndShow(file: File, pictures: LocalPictures, props: RichTextProps): Promise<string> {
  const src = await props.uploadPicture(file)
  pictures.add(src, file)
  return src
}

function createEditor(element: HTMLElement, pictures: LocalPictures, latest: { readonly current: RichTextProps }) {
  const { html, label, isReadOnly } = latest.current
  const take = (data: DataTransfer | null) => {
    const files = picturesIn(data)
    const upload = (file: File) => uploadAndShow(file, pictures, latest.current)
    if (files.length > 0) insertPictures(editor, files, upload).catch(latest.current.onFailure)
    return files.length > 0
  }
  const editor = new Editor({
    element,
    extensions: articleExtensions(pictures),
    content: html,
    editable: !isReadOnly,
    // Its sheet would be refused by a strict content security policy; the rules are in articles.late.css.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'dw-editing-body' },
      transformPastedHTML: cleanOfficeHtml,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event) => take(event.dataTransfer),
    },
    onUpdate: () => latest.current.onDirty(),
  })
  return editor
}

/** Makes the editor with its element and destroys it with it. */
function useEditor(props: RichTextProps) {
  const latest = useLatest(props)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [pictures] = useState(() => new LocalPictures())
  const [place] = useState(() =>
    attachedRef((element: HTMLDivElement) => {
      const made = createEditor(element, pictures, latest)
      setEditor(made)
      return () => {
        made.destroy()
        pictures.clear()
        setEditor(null)
      }
    }),
  )
  return { place, editor, pictures }
}

/** Renders again when the selection or the text changes, and counts what has been written a moment later. */
function useTransactions(editor: Editor | null, onCount: RichTextProps['onCount']): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const latest = useLatest(onCount)
  useEffect(() => {
    if (!editor) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(countOf(editor)), COUNT_DELAY_MS)
    }
    count()
    editor.on('transaction', render)
    editor.on('update', count)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', render)
      editor.off('update', count)
    }
  }, [editor, latest])
}

/** The text of an article with its toolbar. It is a file of its own, loaded when an editor opens. */
export function RichText(props: RichTextProps) {
  const { isReadOnly, onHandle, marks, onCount } = props
  const t = useTranslate()
  const { place, editor, pictures } = useEditor(props)
  const [isFinding, setFinding] = useState(false)
  const [isWide, setWide] = useState(false)
  useTransactions(editor, onCount)
  const latestCount = useLatest(onCount)
  useEffect(() => {
    if (!editor) return undefined
    onHandle({
      html: () => editor.getHTML(),
      setHtml: (html) => {
        editor.commands.setContent(html, { emitUpdate: false })
        latestCount.current(countOf(editor))
      },
    })
    return () => onHandle(null)
  }, [editor, onHandle, latestCount])
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly])
  useEffect(() => {
    if (editor) showMarks(editor, marks)
  }, [editor, marks])
  return (
    <section className="dw-editing-text" data-wide={isWide || undefined} aria-label={t('articles.editor.text')}>
      {editor && !isReadOnly && (
        <RichTextToolbar
          editor={editor}
          isWide={isWide}
          onWide={() => setWide(!isWide)}
          isFinding={isFinding}
          onFind={() => setFinding(!isFinding)}
          pictures={{
            siteId: props.siteId,
            upload: (file) => uploadAndShow(file, pictures, props),
            use: ({ url, previewUrl }) => {
              pictures.show(url, previewUrl)
              return url
            },
          }}
        />
      )}
      {editor && isFinding && <FindBar editor={editor} isReadOnly={isReadOnly} onClose={() => setFinding(false)} />}
      <div ref={place} className="dw-editing-paper" />
    </section>
  )
}
