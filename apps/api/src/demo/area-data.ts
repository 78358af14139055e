/** An area before its path and depth are known. */
export interface AreaSeed {
  areaCode: string
  name: string
  /** '0' for the first level. */
  parentCode: string
  displayOrder: number
  isDisabled?: boolean
}

const FICTION = `
0 380000 云泽省
380000 380100 望川市
380100 380102 砚池区
380102 380102001 清槐街道
380102 380102002 望江门街道
380102 380102100 泮桥镇
380100 380103 云津区
380100 380104 长汀浦区
380100 380121 溪桥县
380000 380200 青屿市
380200 380202 临澜区
380200 380221 汐头县
380221 380221100 凫溪镇
380221 380221101 棠梨镇
380221 380221200 栖霞岭乡
380200 380281 槐荫渡市
380000 380300 澄湾市
380300 380302 澄南区
380300 380303 澄北区
380000 380400 雁回市
380400 380402 雁南区
380400 380403 雁北区
380400 380421 鹤渚县
380400 380422 松岭自治县
380000 380500 丹渚市
380500 380521 梅坞县
380000 380600 霁溪市`

const DISABLED = new Set(['380422'])

/** The fictional province 云泽省: its code prefix is unused in reality, so no person can own an identity number of it. */
export const fictionalAreas: readonly AreaSeed[] = FICTION.trim()
  .split('\n')
  .map((line, index) => {
    const [parentCode = '0', areaCode = '', name = ''] = line.split(' ')
    return {
      areaCode,
      name,
      parentCode,
      displayOrder: parentCode === '0' ? 0 : index,
      isDisabled: DISABLED.has(areaCode),
    }
  })

/** Reads `areaCode,name,parentCode,depth,displayOrder` lines with a heading, as in data/administrative-divisions.csv. */
export function parseAreaCsv(text: string): AreaSeed[] {
  const [, ...lines] = text.trim().split(/\r?\n/)
  return lines.map((line) => {
    const [areaCode = '', name = '', parentCode = '0', , displayOrder = '0'] = line.split(',')
    return { areaCode, name, parentCode, displayOrder: Number(displayOrder) }
  })
}

/** The areas of one branch, for demos that do not need the whole country. */
export function branchOf(areas: readonly AreaSeed[], rootCode: string): AreaSeed[] {
  const wanted = new Set([rootCode])
  return areas.filter(({ areaCode, parentCode }) => {
    if (!wanted.has(areaCode) && !wanted.has(parentCode)) return false
    wanted.add(areaCode)
    return true
  })
}

/** Rows of the area table. Parents have to come before their children. */
export function areaRows(seeds: readonly AreaSeed[]) {
  const pathOf = new Map<string, string>()
  return seeds.map(({ areaCode, name, parentCode, displayOrder, isDisabled }) => {
    const path = `${pathOf.get(parentCode) ?? '/'}${areaCode}/`
    pathOf.set(areaCode, path)
    return {
      area_code: areaCode,
      name,
      parent_code: parentCode === '0' ? null : parentCode,
      depth: path.split('/').length - 3,
      path,
      display_order: displayOrder,
      data_status: isDisabled ? '1' : '0',
      version: 0,
      created_at: 'now',
    }
  })
}
