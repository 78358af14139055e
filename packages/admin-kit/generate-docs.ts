// The tables of docs/embedding.md that list all screens, derived from their definitions.
import { readFileSync } from 'node:fs'

/** What the tables say about a screen. */
interface DocumentedScreen {
  name: string
  embed: {
    tag: string
    part: string
    parts: readonly string[]
    values: object
    callbacks: object
    address?: Readonly<Record<string, string | readonly string[]>>
  }
}

const PAGE = new URL('../../docs/embedding.md', import.meta.url)
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ')
/** Parts of every screen; they have one row of their own. */
const COMMON = new Set(['dialog', 'form', 'header', 'toast'])

function screenTable(screens: readonly DocumentedScreen[]): string {
  const rows = screens.map(({ name, embed }) => {
    const props = [...Object.keys(embed.values), ...Object.keys(embed.callbacks)]
    return `| \`${name}\` | \`<${embed.tag}>\` | \`mount${name}\` | ${code(props) || '—'} |`
  })
  return ['| component | element | mount | props of its own |', '|---|---|---|---|', ...rows].join('\n')
}

function partTable(screens: readonly DocumentedScreen[]): string {
  const rows = screens.map(
    ({ embed }) => `| \`${embed.part}\` | ${code(embed.parts.filter((part) => !COMMON.has(part))) || '—'} |`,
  )
  const all = `| all | its own name (\`user-manager\` …), ${code([...COMMON])} |`
  return ['| screen | parts |', '|---|---|', all, ...rows].join('\n')
}

/** What a member of an address can be. */
function valueOf(kind: string | readonly string[]): string {
  if (typeof kind !== 'string') return ` ${kind.join(', ')}`
  if (kind === 'number') return ' number'
  return kind === 'numbers' ? ' numbers with commas' : ''
}

/** The user manager has a table of its own. */
function memberTable(screens: readonly DocumentedScreen[]): string {
  const rows = screens.flatMap(({ name, embed: { address } }) => {
    if (!address || name === 'UserManager') return []
    const members = Object.entries(address).map(([member, kind]) => `\`${member}\`${valueOf(kind)}`)
    return [`| \`${name}\` | ${members.join(' · ')} |`]
  })
  return ['| screen | members; a text where nothing else is said |', '|---|---|', ...rows].join('\n')
}

/** Returns the page with the text between `<!-- name -->` and `<!-- /name -->` replaced. */
function replaceSection(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < 0) throw new Error(`docs/embedding.md has no section between ${start} and ${end}.`)
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`
}

/** The page for embedders with its tables of screens and parts. */
export function embeddingPage(screens: readonly DocumentedScreen[]): string {
  const page = replaceSection(readFileSync(PAGE, 'utf8'), 'screens', screenTable(screens))
  return replaceSection(replaceSection(page, 'parts', partTable(screens)), 'members', memberTable(screens))
}
