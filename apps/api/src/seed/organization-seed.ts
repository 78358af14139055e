import type { SeedArea, SeedCounty } from './area-seed'
import type { Preset, SchoolKind } from './presets'
import { apportion, type Random } from './random'
import { itemAt } from '../required'

/** A generated organization with its place in the pre-order. */
export interface SeedOrganization {
  id: number
  parentId: number | null
  name: string
  path: string
  lft: number
  rgt: number
  type: '1' | '2' | '3' | '4'
  depth: number
  code: string | null
  schoolType: string | null
  kind: SchoolKind | undefined
  areaCode: string
  order: number
  state: 'normal' | 'merged' | 'closed'
}

const KINDS: Readonly<Record<SchoolKind, { word: string; type: string; prefix: string }>> = {
  kindergarten: { word: '幼儿园', type: '111', prefix: '11' },
  primary: { word: '小学', type: '211', prefix: '21' },
  junior: { word: '初级中学', type: '311', prefix: '31' },
  nineYear: { word: '实验学校', type: '312', prefix: '31' },
  senior: { word: '高级中学', type: '342', prefix: '34' },
  complete: { word: '中学', type: '341', prefix: '34' },
  twelveYear: { word: '外国语学校', type: '345', prefix: '34' },
  vocational: { word: '职业学校', type: '361', prefix: '36' },
  special: { word: '特殊教育学校', type: '511', prefix: '51' },
}
const ORDER: readonly SchoolKind[] = [
  'kindergarten',
  'primary',
  'junior',
  'nineYear',
  'senior',
  'complete',
  'twelveYear',
  'vocational',
  'special',
]
const FIRST_ORDER = 100
/** Between two positions, so that later organizations find room. */
const GAP = 20_000
const FIRST_CODE = 200_000
const CLOSED_SHARE = 0.02
/** Weight of the largest district relative to a usual one: it gets about 1,400 schools of 20,000. */
const LARGEST_WEIGHT = 14

/** Builds the tree depth first, so that positions come by themselves. */
class TreeBuilder {
  readonly organizations: SeedOrganization[] = []
  #position: number
  #code = FIRST_CODE

  constructor(
    private readonly firstId: number,
    firstPosition: number,
    private readonly random: Random,
  ) {
    this.#position = firstPosition
  }

  add(
    parent: SeedOrganization | undefined,
    facts: { name: string; type: SeedOrganization['type']; areaCode: string; order: number; kind?: SchoolKind },
    below: (organization: SeedOrganization) => void = () => undefined,
  ): void {
    this.#position += GAP
    const id = this.firstId + this.organizations.length
    const kind = facts.kind && KINDS[facts.kind]
    const isClosed = facts.kind !== undefined && this.random.isTrue(CLOSED_SHARE)
    const organization: SeedOrganization = {
      ...facts,
      id,
      parentId: parent?.id ?? null,
      path: `${parent?.path ?? '/'}${id}/`,
      lft: this.#position,
      rgt: this.#position,
      depth: parent ? parent.depth + 1 : 0,
      code: kind ? `${kind.prefix}38${String(this.#code++).padStart(6, '0')}` : null,
      schoolType: kind?.type ?? null,
      kind: facts.kind,
      state: !isClosed ? 'normal' : this.random.isTrue(0.5) ? 'merged' : 'closed',
    }
    this.organizations.push(organization)
    below(organization)
    organization.rgt = this.#position
  }

  /** A bureau with its centre, its two departments, and whatever else hangs below. */
  bureau(
    parent: SeedOrganization | undefined,
    area: Pick<SeedArea, 'code' | 'name'>,
    order: number,
    below: (bureau: SeedOrganization) => void,
  ): void {
    this.add(parent, { name: `${area.name}教育局`, type: '1', areaCode: area.code, order }, (bureau) => {
      this.add(bureau, { name: `${area.name}教师发展中心`, type: '3', areaCode: area.code, order: 1 })
      this.add(bureau, { name: '基础教育科', type: '4', areaCode: area.code, order: 2 })
      this.add(bureau, { name: '人事科', type: '4', areaCode: area.code, order: 3 })
      below(bureau)
    })
  }
}

/** Schools of each kind per county, by population. */
function schoolsPerCounty(preset: Preset, counties: readonly SeedCounty[], random: Random) {
  const weights = counties.map((_, index) => (index === 0 ? LARGEST_WEIGHT : random.logNormal(1, 0.6)))
  return ORDER.map((kind) => ({ kind, shares: apportion(preset.schools[kind], weights) }))
}

/** Bureaus, centres, departments and schools in pre-order, beginning after the demo's. */
export function organizationSeeds(
  preset: Preset,
  counties: readonly SeedCounty[],
  random: Random,
  first: { id: number; position: number },
): SeedOrganization[] {
  const builder = new TreeBuilder(first.id, first.position, random)
  const perCounty = schoolsPerCounty(preset, counties, random)
  builder.bureau(undefined, { code: '380000', name: '云泽省直属' }, FIRST_ORDER, () => undefined)
  const cities = [...new Set(counties.map(({ city }) => city))]
  for (const [cityIndex, city] of cities.entries()) {
    builder.bureau(undefined, city, FIRST_ORDER + 1 + cityIndex, (cityBureau) => {
      for (const [index, county] of counties.entries()) {
        if (county.city !== city) continue
        builder.bureau(cityBureau, county, 10 + index, (bureau) => {
          let order = 10
          for (const { kind, shares } of perCounty) {
            for (let number = 1; number <= itemAt(shares, index); number += 1) {
              const name = `${county.name}第${number}${KINDS[kind].word}`
              builder.add(bureau, { name, type: '2', areaCode: county.code, order: order++, kind })
            }
          }
        })
      }
    })
  }
  return builder.organizations
}
