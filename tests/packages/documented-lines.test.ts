import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { installed } from '../../scripts/release/pack-packages'
import { root } from '../support/source-files'

const place = join(installed, '../..')
const pages = ['README.md', 'packages/admin-kit/README.md', 'docs/embedding.md']

/** What the lines of a page take from the lines before them, or from the embedder's own page. */
const known: Readonly<Record<string, string>> = {
  useState: "import { useState } from 'react'",
  useRef: "import { useRef } from 'react'",
  WidgetHandle: "import type { WidgetHandle } from '@doorway/admin-kit'",
  UserManager: "import { UserManager } from '@doorway/admin-kit/user-manager'",
  AreaManager: "import { AreaManager } from '@doorway/admin-kit/area-manager'",
  SelfEdit: "import { SelfEdit } from '@doorway/admin-kit/self-edit'",
  DoorwayProvider: "import { DoorwayProvider } from '@doorway/admin-kit'",
  client: "declare const client: import('@doorway/api-client').DoorwayClient",
  getToken: 'declare const getToken: () => Promise<string>',
  session: 'declare const session: { token: string }',
  refresh: 'declare const refresh: (id: number) => void',
  leave: 'declare const leave: () => void',
  record: "declare const record: import('@doorway/admin-kit/user-hooks').UserRecord | null",
  onSaved: 'declare const onSaved: () => void',
  onClose: 'declare const onClose: () => void',
  Card: 'declare const Card: (props: { of: number }) => null',
  cards: 'declare const cards: { load: (id: number) => string; save: (id: number, value: string) => Promise<void> }',
}

const isDeclared = (lines: string, name: string) =>
  new RegExp(String.raw`(?:const|function) ${name}\b|const \{[^}]*\b${name}\b[^}]*\}|import [^']*\b${name}\b`).test(
    lines,
  )

/** The lines as a module: statements in a component, its elements returned by it. */
function moduleOf(block: string): string {
  const lines = block.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const rest = lines.filter((line) => !line.startsWith('import ')).map((line) => line.replace(/^export /, ''))
  const elements = rest.findIndex((line) => line.startsWith('<'))
  const statements = elements < 0 ? rest : rest.slice(0, elements)
  const returned = elements < 0 ? 'null' : `<>${rest.slice(elements).join('\n')}</>`
  const missing = Object.entries(known).filter(
    ([name]) => new RegExp(String.raw`\b${name}\b`).test(block) && !isDeclared(block, name),
  )
  return [
    ...imports,
    ...missing.map(([, line]) => line),
    'export function Example() {',
    ...statements,
    `return ${returned}`,
    '}',
  ].join('\n')
}

/** Faults of a module in a page with the strictest settings. */
function faultsOf(name: string, code: string): string[] {
  const file = join(place, name)
  const sheets = join(place, 'sheets.d.ts')
  writeFileSync(file, code)
  writeFileSync(sheets, "declare module '*.css'\n")
  const program = ts.createProgram([file, sheets], {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  })
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  for (const used of [file, sheets]) rmSync(used)
  return found
}

describe('the lines to copy compile over the tarballs, with exactOptionalPropertyTypes', () => {
  const blocks = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/```tsx\n([^]+?)```/g)].map(([, block = ''], index) => ({
      name: `${page}, ${index + 1}`,
      block,
    })),
  )

  it('has them', () => expect(blocks.length).toBeGreaterThan(6))

  it.each(blocks)(
    '$name',
    ({ block }) => expect(faultsOf('documented-lines.tsx', moduleOf(block))).toEqual([]),
    120_000,
  )

  it('would say what is wrong', () => {
    const wrong = moduleOf(
      '<DoorwayProvider client={client} language="zh"><UserManager searchdelay={1} /></DoorwayProvider>',
    )
    expect(faultsOf('documented-lines.tsx', wrong).join('\n')).toMatch(/language[^]*searchdelay/)
  }, 120_000)
})
