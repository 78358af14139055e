import type { CSSProperties } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { looks } from './looks'
import { mount, type Mounted } from './mounting'

const FONT = 'Noto Sans CJK SC'
/** Share of differing points that anti-aliasing may cause on another machine with the same browser and fonts. */
const TOLERANCE = 0.01

const fontStyle: CSSProperties & Record<'--dw-font', string> = {
  '--dw-font': `"${FONT}"`,
  background: 'var(--dw-color-surface)',
}

let mounted: Mounted | null = null

afterEach(() => {
  mounted?.unmount()
  mounted = null
})

/** The browser falls back to another font where this one is missing, and text then has another width. */
function hasFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  const widths = ['monospace', 'serif'].map((fallback) => {
    context.font = `40px "${FONT}", ${fallback}`
    return context.measureText('Doorway 门户 1il').width
  })
  return widths[0] === widths[1]
}

const pictures = Object.keys(looks).flatMap((name) => ['light', 'dark'].map((theme) => [name, theme] as const))

describe('the looks of', () => {
  it.for(pictures)('%s in %s are those of the picture', async ([name, theme], { skip }) => {
    skip(!hasFont(), `NOT RUN: ${FONT} is not installed (Debian: fonts-noto-cjk), so nothing can be compared.`)
    const draw = looks[name]
    if (!draw) throw new Error(`There is no picture ${name}.`)
    await page.viewport(720, 420)
    mounted = await mount('light', <div style={{ padding: 16, minBlockSize: 388 }}>{draw()}</div>, {
      theme: theme === 'dark' ? 'dark' : 'light',
      lang: 'zh-Hans',
      style: fontStyle,
    })
    await document.fonts.ready
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${name}-${theme}`, { comparatorOptions: { allowedMismatchedPixelRatio: TOLERANCE } })
  })
})
