// `npx tsx scripts/pictures/compose.ts`: composes the sample pictures of the demo into apps/api/demo-pictures. The sources
// (licences: apps/api/demo-pictures/LICENCES.md) are installed into a temporary folder for the run.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canvas } from './landscape'
import { drawPortraits } from './portraits'
import { type Prop, type Scene, scenes } from './scenes'

const SOURCES = ['sharp@0.35.5', '@lobehub/fluent-emoji-3d@1.1.0', '@dicebear/core@9.4.3', '@dicebear/notionists@9.4.3']
const target = join(import.meta.dirname, '../../apps/api/demo-pictures')
/** Widths in pixels, large and small. The small ones are for phones and cards. */
const SCENE_WIDTHS = [960, 480] as const
const PORTRAIT_WIDTHS = [360, 180] as const
/** Quality of the large and of the small pictures: what is shown small hides more. */
const QUALITY = [70, 54] as const

const folder = process.env['PICTURE_SOURCES'] ?? mkdtempSync(join(tmpdir(), 'pictures-'))
if (!process.env['PICTURE_SOURCES'])
  execFileSync('npm', ['install', '--prefix', folder, ...SOURCES], { stdio: 'inherit' })
const fromSources = createRequire(join(folder, 'package.json'))
const sharp = fromSources('sharp')
const load = (name: string): Promise<unknown> => import(pathToFileURL(fromSources.resolve(name)).href)

/** Shadow and object, placed by the middle of the object's foot. */
async function layersOf({ emoji, x, y, size }: Prop) {
  const width = Math.round(size * canvas.width)
  const file = join(folder, 'node_modules/@lobehub/fluent-emoji-3d/assets', `${emoji}.webp`)
  const object = await sharp(file).resize(width, width, { kernel: 'lanczos3' }).png().toBuffer()
  const [left, top] = [Math.round(x * canvas.width - width / 2), Math.round(y * canvas.height - width / 2)]
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 1.4}" height="${width * 0.5}"><defs><filter id="b"><feGaussianBlur stdDeviation="${width / 22}"/></filter></defs><ellipse cx="${width * 0.7}" cy="${width * 0.25}" rx="${width * 0.46}" ry="${width * 0.09}" fill="#0b2533" opacity=".5" filter="url(#b)"/></svg>`
  return [
    { input: Buffer.from(shadow), left: Math.round(left - width * 0.2), top: Math.round(top + width * 0.72) },
    { input: object, left, top },
  ]
}

/** Writes one picture in its widths. */
async function compose({ name, background, props }: Scene): Promise<void> {
  // What is farther away, higher up in the picture, is composed first.
  const layers = await Promise.all(props.toSorted((one, other) => one.y - other.y).map(layersOf))
  const picture = await sharp(Buffer.from(background)).composite(layers.flat()).png().toBuffer()
  await write(picture, name)
}

/** Writes a picture in its large and its small width. */
async function write(picture: Buffer, name: string, [large, small]: readonly [number, number] = SCENE_WIDTHS) {
  const sizes = [
    [name, large, QUALITY[0]],
    [`${name}-${small}`, small, QUALITY[1]],
  ] as const
  for (const [file, width, quality] of sizes)
    await sharp(picture)
      .resize(width)
      .webp({ quality, effort: 6 })
      .toFile(join(target, `${file}.webp`))
}

mkdirSync(target, { recursive: true })
for (const scene of scenes) await compose(scene)
for (const { name, svg } of await drawPortraits(load)) await write(Buffer.from(svg), name, PORTRAIT_WIDTHS)
