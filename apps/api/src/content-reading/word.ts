import { contentLimits } from './content-limits'
import { ContentFault, type ContentParser, type ContentPart, type ReadArticle, type ReadBatch } from './content-reader'
import { convertHtml } from './old-html'
import { oneLine } from './plain-words'
import { wordHtml } from './word-html'
import { bulletsOf, headingsOf, notesOf, propertiesOf, relationsOf } from './word-parts'
import { type Archive, memorySource, openArchive } from './zip-archive'

/** Address of a picture inside a Word file of an archive: `word:<path of the file>!<path in it>`. */
export const WORD_PICTURE = /^word:([^!]+)!(.+)$/

async function partOf(archive: Archive, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const entry = archive.entries.find((candidate) => candidate.path === path)
  return entry && archive.read(entry)
}

const none = new Uint8Array()
const titleOf = (path: string) => oneLine(path.slice(path.lastIndexOf('/') + 1).replace(/\.docx$/i, ''))

/** The title stands above the text already. */
function withoutTitle(html: string, title: string): string {
  const [first, words] = /^<(?:h\d|p)>((?:[^<]|<\/?(?:strong|em|u)>)*)<\/(?:h\d|p)>/.exec(html) ?? []
  return first !== undefined && oneLine((words ?? '').replaceAll(/<[^<>]*>/g, '')) === title
    ? html.slice(first.length)
    : html
}

async function articleOf({ path, bytes }: ContentPart): Promise<ReadArticle> {
  const archive = await openArchive(memorySource(bytes))
  const document = await partOf(archive, 'word/document.xml')
  if (!document) throw new ContentFault('unreadable')
  const read = async (name: string) => (await partOf(archive, name)) ?? none
  const { author, createdAt } = propertiesOf(await read('docProps/core.xml'))
  const written = wordHtml(document, {
    relations: relationsOf(await read('word/_rels/document.xml.rels')),
    headings: headingsOf(await read('word/styles.xml')),
    bullets: bulletsOf(await read('word/numbering.xml')),
    footnotes: notesOf(await read('word/footnotes.xml')),
    endnotes: notesOf(await read('word/endnotes.xml')),
    pictureAddress: (picture) => `word:${path}!${picture}`,
  })
  const isTooLong = written.length > contentLimits.textMax
  const { html, files } = isTooLong ? { html: '', files: [] } : convertHtml(written)
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  const key = oneLine(author).slice(0, 200)
  return {
    title: titleOf(path),
    html: withoutTitle(html, titleOf(path)),
    files,
    cover: null,
    summary: '',
    tags: [],
    categories: name === '' ? [] : [{ key: folder.slice(-200), name: name.slice(0, 200) }],
    author: key === '' ? null : { key, name: key },
    // A folder of files says nothing of states: what was filed was finished.
    state: 'published',
    isLocked: false,
    publishedAt: createdAt,
    address: null,
    otherAddresses: [],
    isTooLong,
  }
}

/** A file that Word cannot have written: it is reported under its name, and the others are imported. */
const unreadable = (path: string): ReadArticle => ({
  title: titleOf(path),
  html: '',
  files: [],
  cover: null,
  summary: '',
  tags: [],
  categories: [],
  author: null,
  state: 'published',
  isLocked: false,
  publishedAt: null,
  address: null,
  otherAddresses: [],
  isTooLong: false,
})

/** Reads Word files, each a part of its own. */
export function wordParser(): ContentParser {
  let count = 0
  const batch = (articles: readonly ReadArticle[]): ReadBatch => ({
    articles,
    attachments: [],
    authors: [],
    ignored: 0,
  })
  return {
    push: async (part) => {
      count += 1
      if (count > contentLimits.articlesMax) throw new ContentFault('tooMany')
      try {
        return batch([await articleOf(part)])
      } catch (error) {
        // A bomb or hostile XML ends the import; a damaged file does not.
        if (error instanceof ContentFault && (error.kind === 'archive' || error.kind === 'unreadable'))
          return batch([unreadable(part.path)])
        throw error
      }
    },
    end: () => Promise.resolve(batch([])),
  }
}
