// `npx tsx scripts/pictures/photographs.ts`: cuts the photographs of the demo to the sizes of its other sample pictures.
// They come from a package of Debian that states a licence for each of them (apps/api/demo-pictures/LICENCES.md);
// without Debian's tools, unpack it by hand and name the folder in PHOTOGRAPHS.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { canvas } from './landscape'

const SOURCE = 'lomiri-wallpapers-16.04'
const target = join(import.meta.dirname, '../../apps/api/demo-pictures')
/** Widths in pixels with the quality of their encoding: leaves and grass need more of it than plain areas do. */
const SIZES = [
  { suffix: '', width: 960, quality: 60 },
  { suffix: '-480', width: 480, quality: 50 },
]

/** Parts of the photograph's width and height that the picture shows; its own shape is that of all sample pictures. */
interface Cut {
  picture: string
  photograph: string
  /** Left and upper edge and width, 0 to 1. */
  left: number
  top: number
  width: number
}

const cuts: readonly Cut[] = [
  { picture: 'lead-seasons', photograph: 'seeding_by_Clements_Engelhardt', left: 0, top: 0, width: 1 },
  { picture: 'work-river', photograph: 'Picture_1A_by_freespace', left: 0, top: 0.12, width: 1 },
  { picture: 'news-music', photograph: 'Wine_by_Jakkub_Mede', left: 0, top: 0.46, width: 1 },
  { picture: 'album-hills', photograph: 'aitzgorri_by_Aitzol_Berasategi', left: 0, top: 0.08, width: 1 },
  { picture: 'album-slope', photograph: 'picosdeeuropa_by_Aitzol_Berasategi', left: 0, top: 0.12, width: 1 },
  { picture: 'album-river', photograph: 'life_by_Aitzol_Berasategi', left: 0, top: 0.1, width: 1 },
  { picture: 'project-seasons', photograph: 'sunset_by_Aitzol_Berasategi', left: 0, top: 0.1, width: 1 },
]

/** The folder with the photographs; unpacks the package where none is named. */
function openSource(): string {
  const folder = process.env['PHOTOGRAPHS']
  if (folder) return folder
  const unpacked = mkdtempSync(join(tmpdir(), 'photographs-'))
  execFileSync('apt-get', ['download', SOURCE], { cwd: unpacked, stdio: 'inherit' })
  execFileSync('sh', ['-c', `dpkg-deb -x ${SOURCE}_*.deb .`], { cwd: unpacked, stdio: 'inherit' })
  return join(unpacked, 'usr/share/backgrounds')
}

async function cut(folder: string, { picture, photograph, left, top, width }: Cut): Promise<void> {
  const file = join(folder, `${photograph}.jpg`)
  // Cameras store the direction as a note; `autoOrient` turns the pixels, so the size is read after it.
  const upright = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true })
  const shown = Math.round(upright.info.width * width)
  const area = {
    left: Math.round(upright.info.width * left),
    top: Math.round(upright.info.height * top),
    width: shown,
    height: Math.round((shown * canvas.height) / canvas.width),
  }
  for (const { suffix, width: size, quality } of SIZES)
    await sharp(upright.data)
      .extract(area)
      .resize(size)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(join(target, `${picture}${suffix}.webp`))
}

const folder = openSource()
for (const each of cuts) await cut(folder, each)
