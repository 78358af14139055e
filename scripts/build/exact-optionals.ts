// Declarations for pages that compile with `exactOptionalPropertyTypes`: every optional member takes undefined as well,
// as the code behind it does.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const includesUndefined = (type: ts.TypeNode): boolean =>
  ts.isUnionTypeNode(type)
    ? type.types.some(includesUndefined)
    : type.kind === ts.SyntaxKind.UndefinedKeyword || type.kind === ts.SyntaxKind.UnknownKeyword

// A function or a condition would take the union into its result.
const needsParentheses = (type: ts.TypeNode) =>
  ts.isFunctionTypeNode(type) ||
  ts.isConstructorTypeNode(type) ||
  ts.isConditionalTypeNode(type) ||
  ts.isInferTypeNode(type)

/** The declarations with `| undefined` on every optional member. */
export function withUndefined(declarations: string): string {
  const file = ts.createSourceFile('entry.d.ts', declarations, ts.ScriptTarget.Latest, true)
  const insertions: [position: number, text: string][] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !includesUndefined(node.type)) {
      const isWrapped = needsParentheses(node.type)
      if (isWrapped) insertions.push([node.type.getStart(), '('])
      insertions.push([node.type.getEnd(), isWrapped ? ') | undefined' : ' | undefined'])
    }
    if (ts.isMappedTypeNode(node) && node.questionToken?.kind === ts.SyntaxKind.QuestionToken && node.type)
      insertions.push([node.type.getEnd(), ' | undefined'])
    ts.forEachChild(node, visit)
  }
  visit(file)
  let result = declarations
  for (const [position, text] of insertions.toSorted(([one], [other]) => other - one))
    result = result.slice(0, position) + text + result.slice(position)
  return result
}

/** Rewrites the declarations in a folder. */
export function makeOptionalsExact(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(folder, name)
    writeFileSync(path, withUndefined(readFileSync(path, 'utf8')))
  }
}
