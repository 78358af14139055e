import type { Page } from 'playwright'
import { previewFileTypes } from '@doorway/api-client/rules'
import { hydrate } from './journey'
import { previewSample } from './preview-samples'

const isRendered = 'img:is([src])'

/** What the preview of each type must show: an element, or one with this text. */
const SHOWN: Record<string, string> = {
  xls: 'td >> text=砚池区',
  xlsx: 'td >> text=砚池区',
  doc: 'p >> text=第三届微课大赛报名须知',
  docx: '.dw-document >> text=作品说明表',
  ppt: 'section >> text=评审流程',
  pptx: 'section >> text=选题设计',
  pdf: 'canvas',
  txt: 'pre >> text=报送邮箱',
  java: 'pre >> text=Area',
  php: 'pre >> text=area',
  py: 'pre >> text=长方形的面积',
  md: 'h3 >> text=素材包说明',
  js: 'pre >> text=seconds',
  css: 'pre >> text=.subtitle',
  zip: 'td >> text=说明.md',
  rar: 'td >> text=课件/浮力.pptx',
  jar: 'td >> text=说明.md',
  tar: 'td >> text=打包/说明.txt',
  gzip: 'td >> text=打包/说明.txt',
  jpg: isRendered,
  jpeg: isRendered,
  png: isRendered,
  gif: isRendered,
  mp3: 'audio',
  wav: 'audio',
  mp4: 'video',
  flv: 'video',
}

const TYPES: Record<string, string> = { wav: 'audio/wav', mp3: 'audio/mpeg', mp4: 'video/mp4', png: 'image/png' }

/** Opens the demo's first notice as if a file of each uploadable type were attached to it. */
export async function openNoticeWithEveryType(page: Page, url: string) {
  await page.route('**/api/file/content/sample-*', (route) => {
    const ext = new URL(route.request().url()).pathname.split('-').at(-1) ?? ''
    const contentType = TYPES[ext] ?? 'application/octet-stream'
    return route.fulfill({ body: Buffer.from(previewSample(ext)), contentType })
  })
  await page.route('**/api/portal/getContentDetail*', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    envelope.data.attachments = previewFileTypes.map((ext, index) => ({
      id: index + 1,
      name: `样例.${ext}`,
      ext,
      size: previewSample(ext).byteLength,
      url: `/api/file/content/sample-${ext}`,
    }))
    return route.fulfill({ response: response, json: envelope })
  })
  // Only a page that has its script moves on without the server, whose response contains the files above.
  await page.goto(`${url}/announcement`, { waitUntil: 'networkidle' })
  await hydrate(page)
  const notice = page.getByRole('main').getByRole('link', { name: /第三届中小学微课大赛的通知/ })
  await notice.first().click()
  await page.getByRole('button', { name: '预览 样例.flv' }).waitFor()
}

/** Is what is shown more than an empty frame: painted pixels, a picture with a size, sound or film with its length? */
const hasContent = (page: Page) =>
  page.waitForFunction(() => {
    const [canvas, picture, player] = ['canvas', 'img', 'audio, video'].map((selector) =>
      document.querySelector(`dialog ${selector}`),
    )
    if (canvas instanceof HTMLCanvasElement) {
      // One column: reading the whole page repeatedly prevents it from rendering.
      const pixels = canvas.getContext('2d')?.getImageData(canvas.width / 2, 0, 1, canvas.height).data ?? []
      return pixels.some((value) => value !== 255 && value !== 0)
    }
    if (picture instanceof HTMLImageElement) return picture.naturalWidth > 0
    return player instanceof HTMLMediaElement ? player.readyState > 0 && player.duration > 0 : true
  })

/** Opens, looks at and closes the preview of one type. */
export async function lookAt(page: Page, ext: string) {
  await page.getByRole('button', { name: `预览 样例.${ext}`, exact: true }).click()
  await page.locator(`dialog ${SHOWN[ext]}`).first().waitFor()
  await hasContent(page)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}
