import { Mark } from '@tiptap/core'

const positioned = (name: string, tag: 'sup' | 'sub', excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Raised text, as in m². */
export const Superscript = positioned('superscript', 'sup', 'subscript')
/** Lowered text, as in H₂O. */
export const Subscript = positioned('subscript', 'sub', 'superscript')
