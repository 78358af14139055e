import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as codes from '../permission-codes'
import { screenDefinitions } from './screen-definitions'

const features = join(import.meta.dirname, '../features')
const folderOf = {
  UserManager: ['users', 'imports'],
  AreaManager: ['areas'],
  OrganizationManager: ['organizations'],
  RoleManager: ['roles'],
  RoleEditor: ['roles'],
  SelfEdit: ['self-edit', 'password'],
}

/** The parts that components of the library are. */
const partOfComponent = {
  Card: 'card',
  ConfirmDialog: 'dialog',
  DataTable: 'table',
  Dialog: 'dialog',
  Drawer: 'dialog',
  PageHeader: 'header',
  Pagination: 'pagination',
  Tabs: 'tabs',
  Toolbar: 'toolbar',
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
    expect(screenDefinitions.map(({ name }) => name)).toEqual(Object.keys(folderOf))
    expect(screenDefinitions.map(({ tag }) => tag)).toEqual(screenDefinitions.map(({ part }) => `doorway-${part}`))
  })

  it.each(Object.entries(folderOf))('of %s name the parts that its screen draws', (name, folders) => {
    const screen = screenDefinitions.find((definition) => definition.name === name)
    const source = sourceOf(folders)
    expect(source).toContain(`part="${screen?.part}"`)
    const own = [...source.matchAll(/partOf\('([a-z-]+)'\)/g)].map(([, part]) => part)
    const components = Object.entries(partOfComponent).filter(([component]) => source.includes(`<${component}`))
    const rendered = new Set([...own, ...components.map(([, part]) => part), 'toast'])
    // The list of roles is in the editor's folder, but not in the editor.
    if (name === 'RoleEditor') rendered.delete('role-list')
    expect(rendered).toEqual(new Set(screen?.parts))
  })

  it('spell no part by hand, so that pages around it and through a shadow root find the same', () => {
    expect(sourceOf(Object.values(folderOf).flat())).not.toContain('data-dw-part')
  })

  it('name every permission code of the kit', () => {
    const named = new Set(screenDefinitions.flatMap((screen) => screen.codes))
    const all = Object.values(codes).flatMap((ofScreen) => Object.values<string>(ofScreen))
    expect([...named].sort()).toEqual(all.sort())
  })

  it('leave no code outside the map', () => {
    const source = Object.values(folderOf).map(sourceOf).join('\n')
    expect(source.match(/\bcan\('[^']*'\)/g) ?? []).toEqual([])
    expect(source.match(/usePermission\('[^']*'\)/g) ?? []).toEqual([])
  })
})
