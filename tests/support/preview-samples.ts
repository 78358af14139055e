import { gzipSync, strToU8 } from 'fflate'
import { sampleBytes } from '@doorway/api/testing'
import { rar5Sample, tarSample } from '../../apps/host/src/portal/parts/preview/testing/archive-samples'
import {
  slidesSample,
  wordSample,
  workbookSample,
} from '../../apps/host/src/portal/parts/preview/testing/old-office-samples'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Frames of silence, as MPEG audio of layer III has them. */
function silence(): Uint8Array {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: 20 }, () => frame))
}

const tar = () => tarSample([{ name: '打包/说明.txt', text: '素材\n' }])

const own: Record<string, () => Uint8Array> = {
  doc: () => wordSample({ segments: ['第三届微课大赛报名须知\r', 'Contact: office\r'] }),
  xls: () =>
    workbookSample('各县推荐数', [
      ['单位', '推荐数'],
      ['砚池区', '十八'],
    ]),
  ppt: () => slidesSample([{ title: '评审流程', text: '初评\r复评' }]),
  rar: () => rar5Sample([{ name: '课件/浮力.pptx', size: 52_000 }]),
  tar,
  gzip: () => gzipSync(tar()),
  png: () => Buffer.from(PIXEL, 'base64'),
  gif: () => Buffer.from(DOT, 'base64'),
  mp3: silence,
  jar: () => sampleBytes('zip') ?? strToU8(''),
  jpeg: () => sampleBytes('jpg') ?? strToU8(''),
}

/** A small real file of each type that can be uploaded (specification section 5). */
export function previewSample(ext: string): Uint8Array {
  const bytes = own[ext]?.() ?? sampleBytes(ext)
  if (!bytes) throw new Error(`There is no sample of the type ${ext}.`)
  return bytes
}

/** A password-protected Word document. */
export const lockedWord = () => Buffer.from(wordSample({ segments: ['密'], isProtected: true }))
