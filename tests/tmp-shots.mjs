import { chromium } from 'playwright'
import { chromiumFlags } from '../scripts/chromium.mjs'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumFlags })
const base = 'http://localhost:8955'
const sets = process.argv.slice(2)
for (const spec of sets) {
  const [name, path, width = '1366', mode = ''] = spec.split('|')
  const c = await b.newContext({ viewport: { width: +width, height: 860 }, deviceScaleFactor: 1 })
  const cookies = []
  if (mode.includes('dark')) cookies.push({ name: 'doorway-theme', value: 'dark', url: base })
  if (mode.includes('elder')) cookies.push({ name: 'doorway-elder', value: '1', url: base })
  if (mode.includes('en')) cookies.push({ name: 'doorway-locale', value: 'en', url: base })
  await c.addCookies(cookies)
  const p = await c.newPage()
  const f = []
  p.on('pageerror', (e) => f.push(e.message))
  p.on('console', (m) => m.type() === 'error' && f.push(m.text().slice(0, 300)))
  await p.goto(base + path, { waitUntil: 'networkidle' })
  if (mode.includes('click:')) {
    await p
      .getByRole('button', { name: mode.split('click:')[1] })
      .first()
      .click()
    await p.waitForTimeout(1800)
  }
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await p.screenshot({ path: `/tmp/web5/${name}.png`, fullPage: !mode.includes('click') })
  console.log(name, 'overflow', over, f.join(' | '))
  await c.close()
}
await b.close()
