// Comments of declarations are what an editor shows to embedders, who do not have the specification: its section numbers
// are for readers of the source.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A comment may break its line anywhere.
const GAP = String.raw`(?:\s+(?:\*\s+)?)`
const SECTIONS = String.raw`(?:(?:the${GAP})?specification${GAP})?[Ss]ections?${GAP}\d+(?:(?:,|${GAP}and)${GAP}\d+)*`
const first = new RegExp(String.raw`\(${SECTIONS}(?:[:;,]${GAP})?`, 'g')
const later = new RegExp(String.raw`[,;]${GAP}${SECTIONS}`, 'g')
const empty = new RegExp(String.raw`${GAP}\(\)`, 'g')
const heading = new RegExp(String.raw`${SECTIONS}:${GAP}`, 'g')
const inSentence = new RegExp(SECTIONS, 'g')

/** The declarations without section numbers in their comments. */
export function withoutSections(declarations: string): string {
  return declarations.replaceAll(/\/\*\*[^]*?\*\//g, (comment) =>
    comment
      .replaceAll(first, '(')
      .replaceAll(later, '')
      .replaceAll(empty, '')
      .replaceAll(heading, '')
      .replaceAll(inSentence, (found) => (found.startsWith('S') ? 'The specification' : 'the specification')),
  )
}

/** Rewrites the declarations in a folder. */
export function clearHoverTexts(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(folder, name)
    writeFileSync(path, withoutSections(readFileSync(path, 'utf8')))
  }
}
