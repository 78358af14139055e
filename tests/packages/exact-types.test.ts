import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { withUndefined } from '../../scripts/build/exact-optionals'
import { installed, packedPackages } from '../../scripts/release/pack-packages'

describe('an optional member', () => {
  it.each([
    ['interface A { b?: string }', 'interface A { b?: string | undefined }'],
    ['interface A { b?: (c: string) => void }', 'interface A { b?: ((c: string) => void) | undefined }'],
    ['type A = { b?: { c?: 1 } }', 'type A = { b?: { c?: 1 | undefined } | undefined }'],
    ['type A = { readonly [N in B]?: 1 }', 'type A = { readonly [N in B]?: 1 | undefined }'],
    ['interface A { b?: 1 | undefined; c: 2 }', 'interface A { b?: 1 | undefined; c: 2 }'],
    ['declare function f(b?: string): void', 'declare function f(b?: string): void'],
  ])('of %s takes undefined', (given, expected) => expect(withUndefined(given)).toBe(expected))
})

/** Lines of the readme of the kit, and a page that passes on what it may not have. */
const PAGE = `
import { DoorwayProvider } from '@doorway/admin-kit'
import { createRouterGuard, useReactRouterNavigation } from '@doorway/admin-kit/react-router'
import { UserManager, type UserExtensions } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import { createElement, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'

export function Users(props: { locale: 'zh' | undefined; accent: string | undefined; parts: UserExtensions['parts'] }) {
  const [guard] = useState(createRouterGuard)
  const blocker = useBlocker(guard.isBlocked)
  const navigation = useReactRouterNavigation({ guard, location: useLocation(), navigate: useNavigate(), blocker })
  const client = createDoorwayClient({ baseUrl: undefined, getToken: undefined })
  const users = createElement(UserManager, { parts: props.parts, searchDelay: undefined })
  return createElement(DoorwayProvider, { client, navigation, ...props, children: users })
}
`

it('the tarballs compile on a page with exactOptionalPropertyTypes', () => {
  const place = join(installed, '../..')
  const page = join(place, 'exact-page.ts')
  writeFileSync(page, PAGE)
  const program = ts.createProgram([page], {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  })
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  rmSync(page)
  expect(found).toEqual([])
}, 120_000)

it('the declarations of every entry compile where libraries are checked, too', () => {
  const files = packedPackages().flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'object' && target['types'] ? [join(folder, target['types'])] : [],
    ),
  )
  expect(files.length).toBeGreaterThan(50)
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  })
  // Of libraries only ours: what others ship is theirs to repair.
  const ours = ts.getPreEmitDiagnostics(program).filter(({ file }) => file?.fileName.includes('@doorway'))
  expect(
    ours.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  ).toEqual([])
}, 120_000)
