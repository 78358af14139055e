import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { permissionCodes, screenManifests } from '../testing/generated/screen-manifests'
import type { ListedScreen } from '../testing/listed-screen'
import { screenDefinitions } from './generated/screen-definitions'

const features = join(import.meta.dirname, '../features')
const embedded = screenManifests.filter(({ embed }) => embed)
const foldersOf = ({ feature, includes = [] }: ListedScreen) => [feature, ...includes]
const allFolders = [...new Set(embedded.flatMap(foldersOf))]

/** The parts that components render. */
const partsOfComponent = {
  Card: ['card'],
  ConfirmDialog: ['dialog'],
  DataTable: ['table'],
  Dialog: ['dialog'],
  Drawer: ['dialog'],
  PageHeader: ['header'],
  PagedTable: ['table', 'pagination'],
  Pagination: ['pagination'],
  Tabs: ['tabs'],
  Toolbar: ['toolbar'],
}

const sourceOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(features, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(features, folder, name),
      ),
    )
    .filter((path) => /(?<!\.stories|\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

describe('the definitions of the screens', () => {
  it('are those of the public names', () => {
    expect(screenDefinitions.map(({ name }) => name)).toEqual(embedded.map(({ name }) => name))
    expect(screenDefinitions.map(({ tag }) => tag)).toEqual(screenDefinitions.map(({ part }) => `doorway-${part}`))
  })

  it.each(embedded)('of $name name the parts that its screen renders', (manifest) => {
    const { name } = manifest
    const screen = screenDefinitions.find((definition) => definition.name === name)
    const source = sourceOf(foldersOf(manifest))
    expect(source).toContain(`part="${screen?.part}"`)
    const own = [...source.matchAll(/partOf\('([a-z-]+)'\)/g)].map(([, part]) => part)
    const components = Object.entries(partsOfComponent).filter(([component]) => source.includes(`<${component}`))
    const rendered = new Set([...own, ...components.flatMap(([, parts]) => parts), 'toast'])
    // The list of roles is in the editor's folder, but not in the editor.
    if (name === 'RoleEditor') rendered.delete('role-list')
    expect(rendered).toEqual(new Set(screen?.parts))
  })

  it('spell no part by hand, so that pages around it and through a shadow root find the same', () => {
    expect(sourceOf(allFolders)).not.toContain('data-dw-part')
  })

  it('name every permission code of the kit', () => {
    const named = new Set(screenDefinitions.flatMap((screen) => screen.codes))
    expect([...named].sort()).toEqual(permissionCodes)
  })

  it('leave no code outside the map', () => {
    const source = sourceOf(allFolders)
    expect(source.match(/\bcan\('[^']*'\)/g) ?? []).toEqual([])
    expect(source.match(/usePermission\('[^']*'\)/g) ?? []).toEqual([])
  })
})
