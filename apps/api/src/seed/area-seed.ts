import type { Preset } from './presets'
import { apportion, type Random } from './random'
import { itemAt } from '../required'

/** A generated area; the path contains its ancestors. */
export interface SeedArea {
  code: string
  name: string
  parentCode: string
  path: string
  depth: number
  order: number
  isDisabled: boolean
}

/** A county with the city above it: what organizations hang in. */
export interface SeedCounty extends SeedArea {
  city: SeedArea
}

const PROVINCE = { code: '380000', path: '/380000/' }
const FIRST_CITY = 11
const HEADS = '云泽川澄雁鹤松梧棠溪汀浦霁岚岫砚渚湘沅芷蘅芦荻蒲菱荷莲蓼桐梓槐榆枫柏桂兰蕙若青碧朱丹素玄皓'
const TAILS = '阳阴江河湖海山岭峰谷原川洲渡津桥亭台城镇关塞堡寨坪坝塘湾港浦泉源林园田野安宁平定康和兴隆昌盛'
const COUNTY_KINDS = [
  '县',
  '县',
  '县',
  '县',
  '县',
  '县',
  '县',
  '县',
  '县',
  '县',
  '区',
  '区',
  '区',
  '区',
  '区',
  '区',
  '区',
  '市',
  '市',
  '市',
] as const
const DISABLED_SHARE = 0.015

/** Two characters that no other number gives; the third repeats only after all pairs are used. */
function placeName(number: number): string {
  const pairs = HEADS.length * TAILS.length
  // A step without common divisor with the number of pairs walks through all of them.
  const pair = (number * 1_009) % pairs
  const name = HEADS.charAt(Math.floor(pair / TAILS.length)) + TAILS.charAt(pair % TAILS.length)
  const round = Math.floor(number / pairs)
  return round === 0 ? name : `${name}${TAILS.charAt(round)}`
}

function townshipCode(county: string, kind: string, index: number): string {
  const first = kind === '街道' ? 1 : kind === '镇' ? 100 : 200
  return `${county}${String(first + index).padStart(3, '0')}`
}

function townships(county: SeedArea, count: number, random: Random, named: () => string): SeedArea[] {
  const kinds = Array.from({ length: count }, () => {
    const at = random.unit()
    return at < 0.52 ? '镇' : at < 0.74 ? '街道' : '乡'
  })
  const used: Record<string, number> = {}
  return kinds.map((kind, order) => {
    used[kind] = (used[kind] ?? 0) + 1
    const code = townshipCode(county.code, kind, used[kind])
    return {
      code,
      name: `${named()}${kind}`,
      parentCode: county.code,
      path: `${county.path}${code}/`,
      depth: 3,
      order: order + 1,
      isDisabled: random.isTrue(DISABLED_SHARE),
    }
  })
}

/** Cities, counties and townships below the fictional province of the demo, parents before children. */
export function areaSeeds(preset: Preset, random: Random): { areas: SeedArea[]; counties: SeedCounty[] } {
  let number = 0
  const named = () => placeName(number++)
  const { cities, counties: countyCount, townships: townshipCount } = preset.areas
  const perCity = apportion(
    countyCount,
    Array.from({ length: cities }, () => Math.min(17, Math.max(0.5, random.normal(5.7, 4)))),
    3,
  )
  const perCounty = apportion(
    townshipCount,
    Array.from({ length: countyCount }, () => random.logNormal(1, 0.45)),
    4,
  )
  const areas: SeedArea[] = []
  const counties: SeedCounty[] = []
  for (let index = 0; index < cities; index += 1) {
    const code = `38${FIRST_CITY + index}00`
    const path = `${PROVINCE.path}${code}/`
    const place = { parentCode: PROVINCE.code, path, depth: 1, order: 100 + index, isDisabled: false }
    const city = { code, name: `${named()}市`, ...place }
    areas.push(city)
    for (let at = 0; at < itemAt(perCity, index); at += 1) {
      const countyCode = `38${FIRST_CITY + index}${String(at + 1).padStart(2, '0')}`
      const county: SeedCounty = {
        code: countyCode,
        name: `${named()}${random.pick(COUNTY_KINDS)}`,
        parentCode: code,
        path: `${path}${countyCode}/`,
        depth: 2,
        order: at + 1,
        isDisabled: false,
        city,
      }
      areas.push(county, ...townships(county, perCounty[counties.length] ?? 4, random, named))
      counties.push(county)
    }
  }
  return { areas, counties }
}
