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

const sourceOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(join(features, folder)).map((name) => join(features, folder, name)))
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
    for (const part of [screen?.part, ...(screen?.parts ?? [])]) expect(source).toContain(`part="${part}"`)
    const drawn = [...source.matchAll(/data-dw-part="([a-z-]+)"/g)].map(([, part]) => part)
    expect(drawn.filter((part) => !screen?.parts.includes(part ?? ''))).toEqual([])
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
