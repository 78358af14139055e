// The types of every project. Each file is checked once, in the project that comes first of those that reach it, which
// is its own: as `tsc -p` of each does, without checking anew what the next ones import.
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './project.mjs'

/** In the order of their directions: nothing reaches into a later one. Their settings are the same. */
const projects = ['packages/ui', 'packages/api-client', 'packages/admin-kit', 'apps/api', 'apps/host', '.']

const report = {
  getCanonicalFileName: (/** @type {string} */ name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
}

/**
 * A host that reads and parses each file once for all projects.
 * @param {ts.CompilerOptions} options
 */
function sharingHost(options) {
  const host = ts.createCompilerHost(options)
  const original = { ...host }
  const files = new Map()
  host.getSourceFile = (name, ...rest) => {
    if (!files.has(name)) files.set(name, original.getSourceFile(name, ...rest))
    return files.get(name)
  }
  return host
}

/**
 * What a project asks for: its files, and the settings it has from the root.
 * @param {string} project
 */
function configOf(project) {
  const path = join(root, project, 'tsconfig.json')
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    join(root, project),
    {},
    path,
  )
}

/** Checks project after project and answers how many faults there are. */
function checkTypes() {
  const host = sharingHost(configOf('.').options)
  const checked = new Set()
  let found = 0
  for (const project of projects) {
    const { fileNames, options, errors } = configOf(project)
    const program = ts.createProgram({ rootNames: fileNames, options, host, configFileParsingDiagnostics: errors })
    const files = program.getSourceFiles().filter((file) => !checked.has(file))
    const faults = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
    ]
    for (const file of files) checked.add(file)
    if (faults.length > 0) console.error(`Types of ${project}:\n${ts.formatDiagnostics(faults, report)}`)
    found += faults.length
  }
  return found
}

process.exit(checkTypes() ? 1 : 0)
