import { describe, expect, it } from 'vitest'
import { menuTree } from './menu-data'

describe("the console's menu", () => {
  it('has an icon of its own for each visible entry', () => {
    const visible = menuTree.flatMap(({ menus }) => menus.filter(({ hidden }) => !hidden))
    const icons = visible.map(({ name, icon }) => icon ?? `none: ${name}`)
    expect(icons.filter((icon) => icon.startsWith('none'))).toEqual([])
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
  })
})
