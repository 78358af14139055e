import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { dataFolder } from '../support/data-folder'
import { newVisitor, openAs } from '../support/journey'
import { openBrowser, PASSWORD, startServer, type StartedServer } from '../support/running-portal'
import { root } from '../support/source-files'

const folder = dataFolder()
const MEGABYTES = 1024 * 1024
let server: StartedServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  folder.remove()
})

/** A film of so many bytes: its beginning is right, the rest is noise. */
const film = (size: number) => Buffer.concat([Buffer.from('\0\0\0\u0020ftypisom', 'latin1'), randomBytes(size - 12)])
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function teacherAt(path: string, username = 't_linyq') {
  const visitor = await newVisitor(browser)
  await openAs(visitor.page, server.url + path, username)
  await visitor.page.getByRole('heading', { name: '上传资源' }).waitFor()
  return visitor
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'video/mp4') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

async function fill(page: Page, title: string) {
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('资源类型').selectOption('micro')
  await page.getByLabel('学段', { exact: true }).selectOption('2')
  await page.getByLabel('学科').selectOption('0202')
  await page.getByLabel('作者').fill('林砚秋')
  await page.getByLabel('版权声明').selectOption('own')
}

const tokenOf = (page: Page) =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('doorway:host:session') ?? '{}').token))

describe('uploading', () => {
  it('asks visitors to sign in', async () => {
    const { page } = await newVisitor(browser)
    expect((await fetch(`${server.url}/uploadResources`)).status).toBe(401)
    await page.goto(`${server.url}/uploadResources`)
    await page.waitForURL('**/login?redirect=%2FuploadResources')
  })

  it('says so to accounts that may not', async () => {
    const { page } = await newVisitor(browser)
    await openAs(page, `${server.url}/uploadResources`, 'review01')
    await page.getByRole('heading', { name: '没有上传权限' }).waitFor()
  })

  it('goes on after the network, the page and the server broke off, and ends with the same bytes', async () => {
    const bytes = film(10 * MEGABYTES)
    const { page, faults } = await teacherAt('/uploadResources')
    let sent = 0
    await page.route('**/api/file/upload/*', (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      sent += 1
      return sent > 1 ? route.abort('connectionfailed') : route.continue()
    })
    await choose(page, '浮力.mp4', bytes)
    await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(1)
    await page.unrouteAll()
    const answer = server.stop()
    await page.close()
    await answer
    server = await startServer({ DATA_DIR: folder.path, PORT: String(server.port) })

    const later = await teacherAt('/uploadResources')
    await later.page.getByRole('heading', { name: '未完成的上传' }).waitFor()
    const offsets: string[] = []
    later.page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '')
    })
    await choose(later.page, '浮力.mp4', bytes)
    await later.page.getByRole('button', { name: '填写信息：浮力.mp4' }).click()
    expect(Number(offsets[0])).toBeGreaterThanOrEqual(4 * MEGABYTES)
    await fill(later.page, '浮力的秘密')
    await later.page.getByRole('button', { name: '提交审核', exact: true }).click()
    await later.page.getByText('待审核').waitFor()

    const token = await tokenOf(later.page)
    const own = await fetch(`${server.url}/api/resource/queryPageOwn`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPage: 1, pageSize: 10 }),
    })
    const [resource] = Object(await own.json()).data.data
    const file = await fetch(`${server.url}/api/file/content/${resource.files[0].id}`, {
      headers: { authorization: token },
    })
    expect(sha256Of(new Uint8Array(await file.arrayBuffer()))).toBe(sha256Of(bytes))
    expect([...faults, ...later.faults]).toEqual([])
  })

  it('can be held, and goes on', async () => {
    const { page } = await teacherAt('/uploadResources')
    await page.route('**/api/file/upload/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await choose(page, '暂停.mp4', film(9 * MEGABYTES))
    await page.getByRole('button', { name: /暂停.*暂停\.mp4/ }).click()
    await page.getByRole('button', { name: /继续.*暂停\.mp4/ }).click()
    await page.getByRole('button', { name: '填写信息：暂停.mp4' }).waitFor()
  })

  it('tells of bytes that are there already, and sends them again only when asked', async () => {
    const bytes = Buffer.from('同样的内容\n'.repeat(50))
    const { page } = await teacherAt('/uploadResources')
    await choose(page, '教案.txt', bytes, 'text/plain')
    await page.getByRole('button', { name: '填写信息：教案.txt' }).click()
    await fill(page, '同样的教案')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('同样的教案', { exact: true }).waitFor()
    await choose(page, '教案副本.txt', bytes, 'text/plain')
    await page.getByRole('heading', { name: '“教案副本.txt”已存在' }).waitFor()
    await page.getByRole('button', { name: '仍要上传' }).click()
    await page.getByRole('button', { name: '填写信息：教案副本.txt' }).waitFor()
  })

  it('refuses a wrong type, a wrong content and what is too large, before anything is sent', async () => {
    const { page } = await teacherAt('/uploadResources')
    let sent = 0
    page.on('request', (request) => (sent += request.url().includes('/api/file/upload') ? 1 : 0))
    await choose(page, '程序.exe', Buffer.from('MZ'))
    await page.getByText('不支持的文件类型').waitFor()
    await choose(page, '假冒.pdf', Buffer.from('MZ\0\0'))
    await page.getByText('文件内容与扩展名不符').waitFor()
    // A gigabyte and a byte, made in the page: no machine of a test has to hold it.
    await page.evaluate(() => {
      const piece = new Uint8Array(64 * 1024 * 1024)
      const file = new File([...Array.from({ length: 16 }, () => piece), new Uint8Array(1)], '过大.mp4')
      const chosen = new DataTransfer()
      chosen.items.add(file)
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) return
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.getByText('单个文件最多1GB').waitFor()
    expect(sent).toBe(0)
  })

  it('of one account is nothing to another', async () => {
    const { page } = await teacherAt('/uploadResources')
    await choose(page, '私有.txt', Buffer.from('只给自己\n'), 'text/plain')
    await page.getByRole('button', { name: '填写信息：私有.txt' }).waitFor()
    const headers = { authorization: await tokenOf(page) }
    const own = await (await fetch(`${server.url}/api/file/getUploads`, { headers })).json()
    const { id } = Object(own).data.uploads.find(({ name }: { name: string }) => name === '私有.txt')
    const other = await teacherAt('/uploadResources', 't_xutb')
    expect(await other.page.getByText('私有.txt').count()).toBe(0)
    const foreign = { authorization: await tokenOf(other.page), 'tus-resumable': '1.0.0' }
    const requested = await fetch(`${server.url}/api/file/upload/${id}`, { method: 'HEAD', headers: foreign })
    expect(requested.status).toBe(404)
  })

  it('works by keyboard and shows the first field at fault', async () => {
    const { page } = await teacherAt('/uploadResources', 't_tanxs')
    const button = page.getByRole('button', { name: '选择文件' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')])
    await chooser.setFiles({ name: '练习.md', mimeType: 'text/markdown', buffer: Buffer.from('# 练习\n') })
    await page.getByRole('button', { name: '填写信息：练习.md' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('标题').fill('')
    await page.getByRole('button', { name: '保存草稿' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('此项必填').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
  })

  it.each([360, 1366])('has no fault of accessibility and fits a window of %i px', async (width) => {
    const { page, faults } = await teacherAt('/uploadResources', 't_duyx')
    await page.setViewportSize({ width, height: 768 })
    await choose(page, `宽${width}.txt`, Buffer.from(`宽 ${width}\n`), 'text/plain')
    await page.getByRole('button', { name: `填写信息：宽${width}.txt` }).click()
    await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'))
    const found = await page.evaluate(async () => {
      const { violations } = await Reflect.get(window, 'axe').run()
      return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id} ${nodes[0]?.html}`)
    })
    expect(found).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })
})

const HOME = '/preschoolEducation/homeProduced'

async function parentAt(path: string) {
  const visitor = await newVisitor(browser)
  await visitor.page.goto(server.url + HOME)
  await visitor.page.getByRole('link', { name: '登录后投稿' }).click()
  await visitor.page.waitForURL('**/login?redirect=**')
  await visitor.page.getByRole('textbox', { name: '登录名', exact: true }).fill('p_wangjg')
  await visitor.page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await visitor.page.getByRole('button', { name: '登录', exact: true }).click()
  await visitor.page.waitForURL(`**${path}`)
  return visitor
}

describe('what a parent made at home', () => {
  it('is handed in with pictures and the guardian’s consent, waits for its review, and is withdrawn', async () => {
    const { page, faults } = await parentAt(`${HOME}?view=submit`)
    await page.getByLabel('标题').fill('纸箱小火车')
    await page.getByLabel('类型').selectOption('toy')
    await page.getByLabel('领域').selectOption('art')
    await page.getByLabel('适合的年龄班').selectOption('middle')
    await page.getByLabel('内容').fill('用旧纸箱和瓶盖做的小火车。')
    const files = ['车头', '车厢'].map((name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: tinyJpeg(name),
    }))
    await page.locator('input[type=file]').setInputFiles(files)
    await page.getByRole('heading', { name: '照片（2 / 9）' }).waitFor()

    // Read on, and come back: what is not saved is still there.
    await page.getByRole('link', { name: '返回栏目' }).click()
    await page.getByRole('link', { name: '去投稿' }).click()
    await expect.poll(() => page.getByLabel('标题').inputValue()).toBe('纸箱小火车')

    await page.getByLabel('照片里有孩子').check()
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('照片里有孩子时，须先勾选同意').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('consent')
    await page.getByLabel('我是这个孩子的监护人，已阅读并同意以上内容').check()
    await page.getByRole('button', { name: '提交审核' }).click()

    const row = page.getByRole('listitem').filter({ hasText: '纸箱小火车' })
    await row.getByText('待审核').waitFor()
    await row.getByText('已授权使用儿童影像').waitFor()
    await page.getByRole('button', { name: '撤回：纸箱小火车' }).click()
    await page.getByText('儿童影像的授权会同时撤回。').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回', exact: true }).click()
    await row.getByText('已撤回', { exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('is nothing that a teacher is asked for', async () => {
    const { page } = await teacherAt('/uploadResources')
    await page.goto(server.url + HOME)
    await page.getByRole('heading', { name: '家庭出品', exact: true }).waitFor()
    await page.getByText('我要投稿').first().waitFor({ state: 'detached' })
    await page.goto(`${server.url + HOME}?view=submit`)
    await page.getByRole('heading', { name: '只有家长账号可以投稿' }).waitFor()
  })
})
