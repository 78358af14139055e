import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A passage of the text by its positions. */
export interface Found {
  from: number
  to: number
}

/** What is looked for, and passages that reviewers have marked. */
interface FindState {
  text: string
  marks: readonly string[]
  current: number
  found: readonly Found[]
  decorations: DecorationSet
}

const key = new PluginKey<FindState>('find')

/** Where a text occurs inside the blocks of a document. */
export function occurrences(doc: Node, text: string): Found[] {
  if (text === '') return []
  const found: Found[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // An object replacement character stands for what is not text, so that positions stay right.
    const content = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + text.length))
      found.push({ from: position + 1 + at, to: position + 1 + at + text.length })
    return false
  })
  return found
}

function withDecorations(doc: Node, state: Pick<FindState, 'text' | 'marks' | 'current'>): FindState {
  const found = occurrences(doc, state.text)
  const hits = found.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: 'dw-editing-hit', ...(index === state.current && { 'data-current': '' }) }),
  )
  const marked = state.marks
    .flatMap((quote) => occurrences(doc, quote).slice(0, 1))
    .map(({ from, to }) => Decoration.inline(from, to, { class: 'dw-editing-mark' }))
  return { ...state, found, decorations: DecorationSet.create(doc, [...marked, ...hits]) }
}

const noSearch = { text: '', marks: [], current: 0 }

/** Highlights what is looked for and what reviewers have marked. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: {
          init: (_, { doc }) => withDecorations(doc, noSearch),
          apply: (transaction: Transaction, state) => {
            const request: Partial<FindState> | undefined = transaction.getMeta(key)
            if (request) return withDecorations(transaction.doc, { ...state, ...request })
            if (!transaction.docChanged) return state
            if (state.text === '' && state.marks.length === 0) return state
            return withDecorations(transaction.doc, state)
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
      }),
    ]
  },
})

/** What was found, and which of it is the current one. */
export function findStateOf(editor: Editor): { found: readonly Found[]; current: number } {
  const state = key.getState(editor.state)
  return state ?? { found: [], current: 0 }
}

function change(editor: Editor, meta: Partial<FindState>): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, meta).setMeta('addToHistory', false))
}

/** Looks for a text from the beginning. */
export const findText = (editor: Editor, text: string): void => change(editor, { text, current: 0 })

/** Highlights passages that reviewers have marked. */
export const showMarks = (editor: Editor, marks: readonly string[]): void => change(editor, { marks })

/** Goes to the next or the previous occurrence, around the ends. */
export function goTo(editor: Editor, step: 1 | -1): void {
  const { found, current } = findStateOf(editor)
  if (found.length === 0) return
  const next = (current + step + found.length) % found.length
  change(editor, { current: next })
  const target = found[next]
  if (!target) return
  const { node } = editor.view.domAtPos(target.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}

/** Replaces the current occurrence, or all of them, as one step to undo. */
export function replaceFound(editor: Editor, replacement: string, isAll: boolean): number {
  const { found, current } = findStateOf(editor)
  const chosen = isAll ? found : found.slice(current, current + 1)
  const { tr, schema } = editor.state
  for (const passage of chosen) {
    const [from, to] = [tr.mapping.map(passage.from), tr.mapping.map(passage.to, -1)]
    const marks = tr.doc.resolve(from + 1).marks()
    if (replacement === '') tr.delete(from, to)
    else tr.replaceWith(from, to, schema.text(replacement, marks))
  }
  if (chosen.length > 0) editor.view.dispatch(tr)
  return chosen.length
}
