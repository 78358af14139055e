interface OrganizationSeed {
  id: number
  parentId: number
  name: string
  type: '1' | '2' | '3' | '4'
  areaCode: string
  code?: string
  schoolType?: string
}

// id, parent, kind, area, name, school code, school type. Ids are fixed: the user screen opens organization 2 at the start.
const LINES = `
1 0 1 380000 云泽省教育厅
11 1 3 380000 省教育技术装备中心
12 1 3 380000 省教育科学研究院
2 0 1 380100 望川市教育局
6 2 1 380102 砚池区教育局
8 6 2 380102 望川市砚池小学 2138000101 211
9 6 2 380102 望川市第三中学 3438000102 341
10 6 2 380102 望川市清槐幼儿园 1138000103 111
13 6 2 380102 砚池区特殊教育学校 5138000104 511
7 2 1 380103 云津区教育局
14 7 2 380103 云津区实验学校 3138000105 312
15 2 1 380121 溪桥县教育局
16 15 2 380121 溪桥县第一中学 3438000106 342
17 15 2 380121 溪桥县泮桥镇中心小学 2138000107 211
3 0 1 380200 青屿市教育局
18 3 2 380202 青屿市海韵小学 2138000108 211
19 3 2 380221 汐头县凫溪镇中心幼儿园 1138000109 111
20 3 2 380281 槐荫渡市职业中等专业学校 3638000110 361
4 0 1 380300 澄湾市教育局
21 4 2 380302 澄湾外国语学校 3138000111 345
5 0 1 380400 雁回市教育局
22 5 2 380402 雁回市回澜中学 3438000112 341
23 5 2 380421 鹤渚县鹤鸣小学 2138000113 211
24 0 1 380500 丹渚市教育局`

const KINDS: Record<string, OrganizationSeed['type']> = { 1: '1', 2: '2', 3: '3', 4: '4' }

/** Bureaus, centres and schools of the fictional province. */
export const organizations: readonly OrganizationSeed[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [id, parentId, type = '1', areaCode = '', name = '', code, schoolType] = line.split(' ')
    return { id: Number(id), parentId: Number(parentId), type: KINDS[type] ?? '1', areaCode, name, code, schoolType }
  })

/** Rows of the school table, numbered in pre-order. */
export function organizationRows() {
  const rows: { id: number; lft: number; rgt: number; path: string; [column: string]: unknown }[] = []
  let position = 0
  const walk = (parentId: number, parentPath: string, depth: number): void => {
    for (const [order, seed] of organizations.filter((each) => each.parentId === parentId).entries()) {
      position += 1
      const path = `${parentPath}${seed.id}/`
      const row = {
        id: seed.id,
        name: seed.name,
        parent_id: parentId === 0 ? null : parentId,
        path,
        lft: position,
        rgt: position,
        type: seed.type,
        depth,
        code: seed.code ?? null,
        school_type: seed.schoolType ?? null,
        area_code: seed.areaCode,
        display_order: order + 1,
        state: 'normal',
        version: 0,
        created_at: 'now',
      }
      rows.push(row)
      walk(seed.id, path, depth + 1)
      row.rgt = position
    }
  }
  walk(0, '/', 0)
  return rows
}
