// The public API of each entry point: exported names with their signatures, as committed in packages/*/api.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { packages } from '../build/build'
import { root } from '../build/project'

// Entries whose content is data of a fixed shape: a changed wording, or the contract itself, is no change of the API.
const NAMES_ONLY = /^\.\/(?:rule-messages\/|types$)/
const printer = ts.createPrinter({ removeComments: true })

interface Entry {
  /** As in `exports`, for example `./verify`. */
  entry: string
  /** Path of its source file. */
  source: string
}

function entriesOf(name: string): Entry[] {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' ? target['doorway-source'] : undefined
    return source?.endsWith('.ts') ? [{ entry, source: join(root, 'packages', name, source) }] : []
  })
}

function programOver(files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [...files] }, ts.sys, root)
  return ts.createProgram(files, { ...options, noEmit: true })
}

const typeOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node) =>
  checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature)

/** Public members of a class, one line each. */
function classLines(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string[] {
  const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties()
  const own = members.filter((member) => member.declarations?.some((one) => one.parent === at))
  const lines = own.map((member) => `  ${member.name}: ${typeOf(checker, checker.getTypeOfSymbol(member), at)}`)
  return [`class ${symbol.name} {`, ...lines, '}']
}

function signatureOf(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const [at] = symbol.declarations ?? []
  if (!at) return exported.name
  if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at))
    return printer.printNode(ts.EmitHint.Unspecified, at, at.getSourceFile()).replace(/^export /, '')
  if (ts.isClassDeclaration(at)) return classLines(checker, symbol, at).join('\n')
  const type = typeOf(checker, checker.getTypeOfSymbol(symbol), at)
  return ts.isFunctionDeclaration(at) ? `function ${exported.name}: ${type}` : `const ${exported.name}: ${type}`
}

function reportOf(program: ts.Program, name: string, { entry, source }: Entry): string {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(source)
  const module = file && checker.getSymbolAtLocation(file)
  const exported = module ? checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1)) : []
  const title = `# @doorway/${name}${entry.slice(1)}\n`
  if (NAMES_ONLY.test(entry)) return `${title}\n${exported.map((one) => `- \`${one.name}\``).join('\n')}\n`
  const parts = exported.map((one) => `## ${one.name}\n\n\`\`\`ts\n${signatureOf(checker, one)}\n\`\`\`\n`)
  // Paths of this machine appear where a type has no name of its own.
  return [title, ...parts].join('\n').replaceAll(`${root}/`, '').replaceAll('import("react").', '')
}

const fileOf = (entry: string) => `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.md`

/** The reports by path. Used by this command and by the test that fails when one is stale. */
export function apiReports(): Record<string, string> {
  const entries = packages.flatMap((name) => entriesOf(name).map((entry) => ({ name, ...entry })))
  const program = programOver(entries.map(({ source }) => source))
  const reports = entries.map((one) => [
    `packages/${one.name}/api/${fileOf(one.entry)}`,
    reportOf(program, one.name, one),
  ])
  return Object.fromEntries(reports)
}

/** Paths of reports that differ from the committed ones, those of removed entries included. */
export function staleReports(reports = apiReports()): string[] {
  const committed = packages.flatMap((name) => {
    const folder = join(root, 'packages', name, 'api')
    return existsSync(folder) ? readdirSync(folder).map((file) => `packages/${name}/api/${file}`) : []
  })
  const isSame = (path: string) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === reports[path]
  return [...new Set([...Object.keys(reports), ...committed])].filter((path) => !isSame(path))
}

/** Writes the reports and returns the paths of those that changed. */
export function writeReports(): string[] {
  const reports = apiReports()
  const stale = staleReports(reports)
  for (const path of stale) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    const text = reports[path]
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  return stale
}
