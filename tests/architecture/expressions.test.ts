import contract from '@doorway/api/contract' with { type: 'json' }
import { checkSync } from 'recheck'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

interface Expression {
  where: string
  source: string
  flags: string
}

/** The regular expressions written in a file. */
function literalsIn({ path, text }: SourceFile): Expression[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ where: path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The patterns of the contract, which the server applies to every request. */
function patternsIn(value: unknown): Expression[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : []
  return [
    ...own.map((source) => ({ where: 'openapi.yaml', source, flags: 'u' })),
    ...Object.values(value).flatMap(patternsIn),
  ]
}

// Tests and stories meet no text of strangers.
const ours = /^(?!.*\.(test|stories)\.).*\.tsx?$/
const written = [...sourceFiles('packages', ours), ...sourceFiles('apps', ours)]
  .filter(({ path }) => !path.includes('/story-support/'))
  .flatMap(literalsIn)
const expressions = new Map(
  [...written, ...patternsIn(contract)].map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
)

// Judged by the characters read alone: on a machine busy with other tests the clock finds slowness that is not there.
const byCounting = {
  timeout: null,
  attackTimeout: null,
  attackLimit: 30_000_000,
  incubationTimeout: null,
  seedingTimeout: null,
}

describe('every regular expression', () => {
  it('is found', () => {
    expect(expressions.size).toBeGreaterThan(40)
  })

  it.each([...expressions])('%s takes linear time on any text', (_, { where, source, flags }) => {
    expect({ where, status: checkSync(source, flags, byCounting).status }).toEqual({ where, status: 'safe' })
  })

  it('would be told if it took longer', () => {
    expect(checkSync('^(a+)+$', '', byCounting).status).toBe('vulnerable')
  })
})
