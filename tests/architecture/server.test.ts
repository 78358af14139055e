import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

const source = 'apps/api/src'
const shipped = sourceFiles(source, /\.ts$/).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))
const IMPORT = /^(?:import|export)\s+(type\s+)?(\{[^}]*\}|[^'"{}]*?)\s*from\s*'([^']+)'/gm
const STATEMENT = /\b(?:db|tx|connections)\s*\.(?:select|selectDistinct|insert|update|delete|execute)\(/

interface Import {
  /** The imported file as a path below `apps/api/src`, or the name of a package. */
  target: string
  /** Names that exist at run time; those that are imported as types are left out. */
  values: string[]
}

function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, isType, names = '', specifier = '']) => ({
    target: specifier.startsWith('.') ? posix.relative(source, posix.join(posix.dirname(path), specifier)) : specifier,
    values: isType
      ? []
      : names
          .replaceAll(/[{}]/g, '')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ')),
  }))
}

/** Lines "file → import" for the value imports that a rule forbids. */
function offenders(files: readonly SourceFile[], isForbidden: (target: string, values: readonly string[]) => boolean) {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ target, values }) => values.length > 0 && isForbidden(target, values))
      .map(({ target, values }) => `${file.path} → ${target} (${values.join(', ')})`),
  )
}

const inFolder = (folder: string) => shipped.filter(({ path }) => path.startsWith(`${source}/${folder}/`))
const isIn = (folder: string) => (target: string) => target === folder || target.startsWith(`${folder}/`)

describe('the folders of the server', () => {
  it('let no feature import the demo data', () => {
    expect(offenders(inFolder('features'), isIn('demo'))).toEqual([])
  })

  it('let security import neither http nor a feature', () => {
    expect(offenders(inFolder('security'), (target) => isIn('http')(target) || isIn('features')(target))).toEqual([])
  })

  it('let http import no feature', () => {
    expect(offenders(inFolder('http'), isIn('features'))).toEqual([])
  })
})

describe('SQL of a feature', () => {
  const others = inFolder('features').filter(({ path }) => !path.endsWith('.queries.ts'))
  const buildsStatements = (target: string, values: readonly string[]) =>
    target.startsWith('drizzle-orm') ||
    /^db\/(?:tables\/|search-text$|ngram-search$|sql-arrays$|batch-insert$|prepared$)/.test(target) ||
    (target === 'db/database' && values.includes('rowsOf'))

  it('is built from tables and operators in files named .queries.ts only', () => {
    expect(offenders(others, buildsStatements)).toEqual([])
  })

  it('is sent from files named .queries.ts only', () => {
    expect(others.filter(({ text }) => STATEMENT.test(text.replaceAll(/\s+\./g, '.'))).map(({ path }) => path)).toEqual(
      [],
    )
  })
})
