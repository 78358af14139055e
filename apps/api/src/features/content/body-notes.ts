/** A footnote as it is stored: its text where it belongs to, without elements of its own. */
const NOTE = /<sup data-note>([^<>]*)<\/sup>/g

const NUMBER = /<sup><a id="note-from-\d+" href="#note-\d+">\[\d+\]<\/a><\/sup>/g

/** HTML of `withNotes` without the numbers in its text, as a table of contents shows a heading. */
export const withoutNoteNumbers = (html: string): string => html.replaceAll(NUMBER, '')

/**
 * Safe HTML with its footnotes numbered, and their texts at the end: each number leads to its note and back again.
 * A text without footnotes stays as it is.
 */
export function withNotes(html: string): string {
  const notes: string[] = []
  const text = html.replaceAll(NOTE, (_, note: string) => {
    const number = notes.push(note)
    return `<sup><a id="note-from-${number}" href="#note-${number}">[${number}]</a></sup>`
  })
  const lines = notes.map(
    (note, place) => `<p id="note-${place + 1}"><a href="#note-from-${place + 1}">[${place + 1}]</a> ${note}</p>`,
  )
  return lines.length === 0 ? html : `${text}<div data-notes="">${lines.join('')}</div>`
}
