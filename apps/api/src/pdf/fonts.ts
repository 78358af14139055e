import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The two weights of Noto Sans for Simplified Chinese. A document stores the letters that it uses. */
export interface Fonts {
  regular: Buffer
  bold: Buffer
}

let loaded: Promise<Fonts> | undefined

async function readFonts(): Promise<Fonts> {
  const entry = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')
  const read = (weight: string) => readFile(join(dirname(entry), '..', 'fonts', `NotoSansHans-${weight}.otf`))
  const [regular, bold] = await Promise.all([read('Regular'), read('Bold')])
  return { regular, bold }
}

/** The fonts, read once for all documents. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
