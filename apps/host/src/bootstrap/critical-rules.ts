/** A selector with what has to be in a document for it to match. */
interface Selector {
  text: string
  classes: readonly string[]
  /** Preferences of the reader, as `theme=dark`. */
  preferences: readonly string[]
}

/** A rule, a group of rules such as a media query, or something else that stays as it is. */
type Part =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; condition: string; parts: readonly Part[] }
  | { kind: 'other'; text: string }

const GROUPS = /^@(?:media|supports|container|layer)\b/
const STRUCTURE = '{};,()'
const ATTRIBUTES = /\[[^[\]]*\]/g
const PREFERENCE = /\[data-(theme|mode|size)="?([\w-]+)"?\]/g

/** The characters that structure a sheet, outside of its strings. */
function* structureOf(text: string): Generator<{ token: string; index: number }> {
  let quote = ''
  for (let index = 0; index < text.length; index += 1) {
    const token = text.charAt(index)
    if (token === '\\') index += 1
    else if (quote !== '') quote = token === quote ? '' : quote
    else if (token === '"' || token === "'") quote = token
    else if (STRUCTURE.includes(token)) yield { token, index }
  }
}

/** The parts of a text between separators that are in no parentheses. */
function splitSelectors(text: string): string[] {
  const starts = [0]
  let depth = 0
  for (const { token, index } of structureOf(text)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (token === ',' && depth === 0) starts.push(index + 1)
  }
  return starts.map((start, index) => text.slice(start, (starts[index + 1] ?? text.length + 1) - 1).trim())
}

/** Without what is in parentheses: `:is`, `:not` and their like may match without the classes that they name. */
function withoutArguments(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '')
  return shorter === text ? text : withoutArguments(shorter)
}

function parseSelector(text: string): Selector {
  const outer = withoutArguments(text)
  return {
    text,
    classes: [...outer.replaceAll(ATTRIBUTES, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    preferences: [...outer.matchAll(PREFERENCE)].map(([, name, value]) => `${name}=${value}`),
  }
}

function partOf(prelude: string, body: string): Part {
  if (GROUPS.test(prelude)) return { kind: 'group', condition: prelude, parts: parseSheet(body) }
  if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` }
  return { kind: 'rule', selectors: splitSelectors(prelude).map(parseSelector), body }
}

/** Parses a built sheet, which has no comments and no rule inside another. */
export function parseSheet(sheet: string): Part[] {
  const parts: Part[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { token, index } of structureOf(sheet)) {
    if (token === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (token === '}') {
      depth -= 1
      if (depth > 0) continue
      parts.push(partOf(sheet.slice(start, open).trim(), sheet.slice(open + 1, index)))
      start = index + 1
    } else if (token === ';' && depth === 0) {
      parts.push({ kind: 'other', text: sheet.slice(start, index + 1).trim() })
      start = index + 1
    }
  }
  return parts
}

/** What a document has that selectors can match. */
export interface DocumentMarks {
  classes: ReadonlySet<string>
  /** Preferences of the reader, as `theme=dark`. */
  preferences: ReadonlySet<string>
}

/** The classes in markup. */
export function classesOf(markup: string): Set<string> {
  return new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * The rules of a sheet that can apply to a document, in their order: followed by the whole sheet, they change nothing. A rule is left
 * out where no selector of it has all its classes in the document, or where it is for preferences other than the reader's.
 */
export function criticalRules(parts: readonly Part[], marks: DocumentMarks): string {
  const canMatch = ({ classes, preferences }: Selector) =>
    classes.every((name) => marks.classes.has(name)) && preferences.every((name) => marks.preferences.has(name))
  const textOf = (part: Part): string => {
    if (part.kind === 'other') return part.text
    if (part.kind === 'group') {
      const inner = criticalRules(part.parts, marks)
      return inner && `${part.condition}{${inner}}`
    }
    const selectors = part.selectors.filter(canMatch).map(({ text }) => text)
    return selectors.length > 0 ? `${selectors.join(',')}{${part.body}}` : ''
  }
  return parts.map(textOf).join('')
}
