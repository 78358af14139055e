// The types of every project, as `tsc -p` of each reports them. Each file is checked once, in its own project: files are
// parsed once, and later projects do not check again what they import. Why not project references: decision 0014.
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../build/project'

/** In the order of their directions: nothing reaches into a later one. Their settings are the same. */
const projects = ['packages/ui', 'packages/api-client', 'packages/admin-kit', 'apps/api', 'apps/host', '.']

const report: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
}

/** A host that reads and parses each file once for all projects. */
function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const original = { ...host }
  const files = new Map<string, ts.SourceFile | undefined>()
  host.getSourceFile = (name, ...rest) => {
    if (!files.has(name)) files.set(name, original.getSourceFile(name, ...rest))
    return files.get(name)
  }
  return host
}

/** The files and options of a project. */
function configOf(project: string): ts.ParsedCommandLine {
  const path = join(root, project, 'tsconfig.json')
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    join(root, project),
    {},
    path,
  )
}

/** Checks project after project and returns the number of errors. */
function checkTypes(): number {
  const host = sharingHost(configOf('.').options)
  const checked = new Set<ts.SourceFile>()
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

/** Ends with 1 when there are type errors. */
export async function main(): Promise<void> {
  process.exit(checkTypes() ? 1 : 0)
}
