import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { newVisitor } from '../support/journey'
import { root } from '../support/source-files'

const examples = ['plain-html', 'bootstrap-3-jquery', 'vue', 'iframe']
const folderOf = (example: string) => join(root, 'examples', example)

let site: Embedding

beforeAll(async () => {
  for (const example of examples) execFileSync(process.execPath, ['build.mjs'], { cwd: folderOf(example) })
  site = await startEmbedding(Object.fromEntries(examples.map((example) => [example, join(folderOf(example), 'dist')])))
  const config = JSON.stringify({ api: site.server.url, token: site.tokens.admin })
  for (const example of examples) site.embedder.write(`${example}/config.json`, config)
})
afterAll(() => site.stop())

async function openExample(example: string) {
  const journey = await newVisitor(site.browser)
  await journey.page.goto(`${site.embedder.url}/${example}/index.html`)
  return journey
}

describe('the examples', () => {
  it('plain-html: the page hears that somebody types, and the widget asks before it is closed', async () => {
    const { page, context, faults } = await openExample('plain-html')
    await page.getByRole('grid').getByRole('row').nth(3).waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('somebody')
    await page.getByText('Somebody is editing.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('bootstrap-3-jquery: tabs draw their widget when they are opened, and keep it', async () => {
    const { page, context, faults } = await openExample('bootstrap-3-jquery')
    expect(await page.locator('[data-doorway]').count()).toBe(0)
    await page
      .getByRole('tab', { name: '用户' })
      .or(page.getByRole('link', { name: '用户' }))
      .click()
    await page.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3).waitFor()
    await page.getByRole('textbox', { name: '用户名' }).fill('林')
    await page.getByRole('link', { name: '角色' }).click()
    await page.getByRole('button', { name: '修改角色“学校管理员”' }).waitFor()
    await page.getByRole('link', { name: '用户' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: '用户名' }).inputValue()).toBe('林')
    expect(faults).toEqual([])
    await context.close()
  })

  it('vue: a changed property speaks another language, and events change the page', async () => {
    const { page, context, faults } = await openExample('vue')
    await page.getByText('The widget is ready.').waitFor()
    await page.getByLabel('Language').selectOption('zh')
    await page.getByRole('button', { name: '修改角色“学校管理员”' }).click()
    await page.getByText('The widget is at {"role":"8"}.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('iframe: page and frame tell each other token, language, height and events', async () => {
    const { page, context, faults } = await openExample('iframe')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Edit role 学校管理员' }).waitFor()
    await page.getByLabel('Language').selectOption('ko')
    const korean = frame.getByRole('button', { name: /학교|学校管理员/ }).first()
    await expect.poll(() => korean.getAttribute('aria-label')).not.toMatch(/^Edit/)
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0).not.toBe(400)
    await korean.click()
    await page.getByText('The frame says: navigate {"role":"8"}').waitFor()
    expect(page.frames().some((one) => one.url().includes(site.tokens.admin))).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })

  it('use the versions that are tested here', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
    const { devDependencies } = read('package.json')
    for (const example of examples) {
      const { '@doorway/admin-kit': kit, ...others } = read(`examples/${example}/package.json`).dependencies
      expect(kit).toBe(read('packages/admin-kit/package.json').version)
      for (const [name, version] of Object.entries(others)) expect(devDependencies[name], name).toBe(version)
    }
  })
})
