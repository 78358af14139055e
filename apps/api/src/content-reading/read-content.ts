import type { ContentParser, ContentReader, ContentSource } from './content-reader'
import { csvParser } from './csv-articles'
import { wordParser } from './word'
import { wordpressParser } from './wordpress'

const parsers: Readonly<Record<ContentSource, () => ContentParser>> = {
  wordpress: wordpressParser,
  csv: csvParser,
  word: wordParser,
}

/** A parser for a source. */
export const openParser = (source: ContentSource): ContentParser => parsers[source]()

/** Reads a source in the thread of the caller. */
export const readContentHere: ContentReader = async function* (source, parts) {
  const parser = openParser(source)
  for await (const part of parts) yield await parser.push(part)
  yield await parser.end()
}
