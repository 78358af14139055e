import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../scripts/pictures/scenes'
import { root } from '../support/source-files'

const FOLDER = join(root, 'apps/api/demo-pictures')
const LIST = 'LICENCES.md'
/** The smaller copy of a picture has the licence of the picture. */
const COPY = /-(?:480|180)$/

/** Names of the pictures of the demo, without their copies. */
const pictures = new Set(
  readdirSync(FOLDER)
    .filter((file) => file !== LIST)
    .map((file) => file.replace(/\.\w+$/, '').replace(COPY, '')),
)

interface Credit {
  pictures: string[]
  source: string
  licence: string
}

/** Rows of the list whose first cell names pictures, with the source and the licence that stand in each. */
const credits: Credit[] = readFileSync(join(FOLDER, LIST), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', source = '', ...rest]) => ({
    pictures: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    source,
    licence: rest.findLast((cell) => cell !== '') ?? '',
  }))

describe('the licences of the pictures of the demo', () => {
  it('name each picture once, and no picture that is not there', () => {
    const named = credits.flatMap((credit) => credit.pictures)
    expect(named.toSorted()).toEqual([...pictures].toSorted())
  })

  it('state a source and a licence for each', () => {
    const known =
      /^(?:MIT|CC0 1\.0|\[CC0 1\.0\]\(.+\)|\[CC BY 4\.0\]\(.+\)|as the repository)(?: and (?:MIT|CC0 1\.0|as the repository))*$/
    const unclear = credits.filter(({ source, licence }) => source === '' || !known.test(licence))
    expect(unclear).toEqual([])
  })

  it('credit an author for each photograph that is cut, and for nothing else', () => {
    const cuts = readFileSync(join(root, 'scripts/pictures/photographs.ts'), 'utf8')
    const photographs = [...cuts.matchAll(/\{ picture: '([^']+)'/g)].map(([, name = '']) => name)
    const credited = credits.filter(({ licence }) => licence.startsWith('[')).flatMap((credit) => credit.pictures)
    expect(credited.toSorted()).toEqual(photographs.toSorted())
    expect(photographs.filter((name) => scenes.some((scene) => scene.name === name))).toEqual([])
  })
})
