// What each entry of the packages promises: exported names with their signatures, as committed in packages/*/api.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { packages } from './build.mjs'
import { root } from './project.mjs'

// Entries whose content is data with a promised shape: a wording, or the contract itself, is no change of surface.
const NAMES_ONLY = /^\.\/(?:rule-messages\/|types$)/
const printer = ts.createPrinter({ removeComments: true })

function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' ? target['doorway-source'] : undefined
    return source?.endsWith('.ts') ? [{ entry, source: join(root, 'packages', name, source) }] : []
  })
}

function programOver(files) {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root)
  return ts.createProgram(files, { ...options, noEmit: true })
}

const typeOf = (checker, type, at) =>
  checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature)

/** Public members of a class, one line each. */
function classLines(checker, symbol, at) {
  const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties()
  const own = members.filter((member) => member.declarations?.some((one) => one.parent === at))
  const lines = own.map((member) => `  ${member.name}: ${typeOf(checker, checker.getTypeOfSymbol(member), at)}`)
  return [`class ${symbol.name} {`, ...lines, '}']
}

function signatureOf(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const [at] = symbol.declarations ?? []
  if (!at) return exported.name
  if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at))
    return printer.printNode(ts.EmitHint.Unspecified, at, at.getSourceFile()).replace(/^export /, '')
  if (ts.isClassDeclaration(at)) return classLines(checker, symbol, at).join('\n')
  const type = typeOf(checker, checker.getTypeOfSymbol(symbol), at)
  return ts.isFunctionDeclaration(at) ? `function ${exported.name}: ${type}` : `const ${exported.name}: ${type}`
}

function reportOf(program, name, { entry, source }) {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(source))
  const exported = module ? checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1)) : []
  const title = `# @doorway/${name}${entry.slice(1)}\n`
  if (NAMES_ONLY.test(entry)) return `${title}\n${exported.map((one) => `- \`${one.name}\``).join('\n')}\n`
  const parts = exported.map((one) => `## ${one.name}\n\n\`\`\`ts\n${signatureOf(checker, one)}\n\`\`\`\n`)
  // Paths of this machine appear where a type has no name of its own.
  return [title, ...parts].join('\n').replaceAll(`${root}/`, '').replaceAll('import("react").', '')
}

const fileOf = (entry) => `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.md`

/** The reports by path. Used by this script and by the test that fails when one is stale. */
export function apiReports() {
  const entries = packages.flatMap((name) => entriesOf(name).map((entry) => ({ name, ...entry })))
  const program = programOver(entries.map(({ source }) => source))
  const reports = entries.map((one) => [
    `packages/${one.name}/api/${fileOf(one.entry)}`,
    reportOf(program, one.name, one),
  ])
  return Object.fromEntries(reports)
}

/** Paths of reports that differ from what is committed, those of entries that are gone included. */
export function staleReports(reports = apiReports()) {
  const kept = packages.flatMap((name) => {
    const folder = join(root, 'packages', name, 'api')
    return existsSync(folder) ? readdirSync(folder).map((file) => `packages/${name}/api/${file}`) : []
  })
  const isSame = (path) => existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === reports[path]
  return [...new Set([...Object.keys(reports), ...kept])].filter((path) => !isSame(path))
}

/** Writes the reports anew and answers what changed. */
export function writeReports() {
  const reports = apiReports()
  const stale = staleReports(reports)
  for (const path of stale) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    if (reports[path] === undefined) rmSync(file)
    else writeFileSync(file, reports[path])
  }
  return stale
}
