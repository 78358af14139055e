import { listArchive } from '../archives/archive-list'
import { oldSlides } from '../old-office/slide-text'
import { wordParagraphs } from '../old-office/word-text'
import { textOf } from '../text-of'
import { readDocumentParts } from './document-parts'
import { markdownTokens } from './markdown-tokens'
import { unpackSlides } from './slides'
import { readNewWorkbook, readOldWorkbook } from './workbook-rows'

/** What turns the bytes of a file into data for its viewer. Runs in a worker, without a document. */
export const fileReaders = {
  archive: listArchive,
  docx: readDocumentParts,
  markdown: markdownTokens,
  oldSlides,
  slides: unpackSlides,
  text: textOf,
  words: wordParagraphs,
  xls: readOldWorkbook,
  xlsx: readNewWorkbook,
}

/** The name of a reader. */
export type FileReaderName = keyof typeof fileReaders

/** What a reader returns. */
export type ReadFile<Name extends FileReaderName> = Awaited<ReturnType<(typeof fileReaders)[Name]>>
