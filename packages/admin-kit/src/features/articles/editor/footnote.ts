import { mergeAttributes, Node } from '@tiptap/core'

/** Characters of a footnote, at most. */
export const FOOTNOTE_MAX = 500

/**
 * A footnote: one character of the text that holds the words of the note. It is stored as `<sup data-note="">words</sup>`;
 * the server numbers the notes of a text and moves their words to its end.
 */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    words: {
      default: '',
      parseHTML: (element) => element.textContent.trim().slice(0, FOOTNOTE_MAX),
      renderHTML: () => ({}),
    },
  }),
  // Before the mark of raised text, which takes every other `sup`.
  parseHTML: () => [{ tag: 'sup[data-note]', priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'sup',
    mergeAttributes(HTMLAttributes, { 'data-note': '' }),
    String(node.attrs['words']),
  ],
  renderText: ({ node }) => String(node.attrs['words']),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('sup')
      dom.className = 'dw-editing-note'
      const words = String(node.attrs['words'])
      dom.title = words
      dom.setAttribute('role', 'note')
      dom.setAttribute('aria-label', words)
      return { dom }
    },
})
