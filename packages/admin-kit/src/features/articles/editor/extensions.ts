import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Find } from './find-plugin'
import { Footnote } from './footnote'
import { cursorAfterPicture, type LocalPictures } from './local-pictures'
import { Subscript, Superscript } from './raised-text'

/** Pictures; one that has just been uploaded is shown from the browser's memory. */
const Picture = (pictures: LocalPictures) =>
  Image.extend({
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img')
        dom.className = 'dw-editing-picture'
        dom.src = pictures.shown(String(node.attrs['src']))
        const alt: unknown = node.attrs['alt']
        if (typeof alt === 'string') dom.alt = alt
        return { dom }
      }
    },
    addProseMirrorPlugins: () => [cursorAfterPicture()],
  })

/** Everything that the text of an article may have: the same as the server's allow list. */
export function articleExtensions(pictures: LocalPictures): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        protocols: ['http', 'https', 'mailto', 'tel'],
        HTMLAttributes: { rel: null, target: null, class: null },
      },
    }),
    Picture(pictures).configure({ inline: false, allowBase64: false, HTMLAttributes: { class: 'dw-editing-picture' } }),
    TableKit.configure({
      table: { resizable: false },
      tableCell: { HTMLAttributes: { class: 'dw-editing-cell' } },
      tableHeader: { HTMLAttributes: { class: 'dw-editing-cell' } },
    }),
    Superscript,
    Subscript,
    Footnote,
    Find,
  ]
}
