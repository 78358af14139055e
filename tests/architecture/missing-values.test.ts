import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

/** Places where an absent value truly means empty text or zero, and why. Everywhere else it is named, returned or an error. */
const allowed: Readonly<Record<string, string>> = {
  "apps/host/src/entry-server.tsx: request.headers.get('cookie') ?? ''": 'a request without cookies has no preferences',
  "apps/host/src/portal/pages/search/search.page.tsx: query.get('q')?.trim() ?? ''":
    'the text of the search field, which is empty before the first search',
  "apps/host/src/portal/parts/forms/input-texts.ts: text ?? ''": 'an input cannot hold null',
  'apps/host/src/portal/parts/layout/use-scroll-restoration.ts: positions.get(key) ?? 0':
    'a page that was never scrolled is at its top',
  'apps/host/src/portal/parts/preview/archives/rar-wide-name.ts: coded[at++] ?? 0':
    'the name of a damaged archive may break off',
  'packages/admin-kit/src/features/tabs/tab-bar.tsx: pageReloads[path] ?? 0':
    'a count that begins with the first reload',
  "packages/admin-kit/src/features/users/form/user-conflict.ts: value ?? ''":
    'an empty input and an absent text are the same to a reader',
  "packages/admin-kit/src/forms/input-text.ts: text ?? ''": 'an input cannot hold null',
  'packages/ui/src/dialog/modal-focus.ts: inertFor.get(element) ?? 0': 'a count that begins with the first dialog',
}

const isEmpty = (node: ts.Expression) =>
  (ts.isStringLiteralLike(node) && node.text === '') || (ts.isNumericLiteral(node) && Number(node.text) === 0)

/** Every `?? ''` and `?? 0` of a file, after its path. */
function defaultsIn({ path, text }: SourceFile): string[] {
  if (!text.includes('??')) return []
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      isEmpty(node.right)
    )
      found.push(`${path}: ${node.getText(tree)}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const written = /^(?!.*\.(test|stories|browser)\.).*\.(tsx?|mjs)$/
const found = ['packages/ui', 'packages/api-client', 'packages/admin-kit', 'apps/host']
  .flatMap((folder) => sourceFiles(folder, written))
  .flatMap(defaultsIn)

describe('a missing value', () => {
  it('is nowhere replaced by empty text or zero without a reason', () => {
    expect(found.filter((place) => !(place in allowed))).toEqual([])
  })

  it('has no reason for a place that is gone', () => {
    expect(Object.keys(allowed).filter((place) => !found.includes(place))).toEqual([])
  })
})
