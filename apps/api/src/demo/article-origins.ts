import { organizations } from './organization-data'

// organization, area, beginning of a title; what is not named here comes from the provincial office.
const LINES = `
12 380000 2026年秋季学期教学视导
11 380000 关于开展校园图书角
12 380000 关于征集劳动教育实践案例
11 380000 直播预告：微课大赛
11 380000 第三届微课大赛评审工作
2 380100 全省基础教育数字化应用交流会
6 380102 望川市砚池区：
3 380200 青屿市：海岛教学点
4 380300 澄湾市：课后服务
5 380421 雁回市鹤渚县：
14 380103 云津区实验学校的
22 380402 回澜中学：
18 380202 海韵小学学生
21 380302 澄湾外国语学校
17 380121 溪桥县泮桥镇
20 380281 槐荫渡市职业
23 380421 守着河湾的人
12 380000 小学数学“数与运算”
12 380000 让评价回到课堂`

const origins = LINES.trim()
  .split('\n')
  .map((line) => {
    const [orgId, areaCode = '', ...title] = line.split(' ')
    return { orgId: Number(orgId), areaCode, title: title.join(' ') }
  })

/** Who issued an article and where it happened; undefined: the provincial office, in the whole province. */
export function originOf(title: string): { orgId: number; areaCode: string; source: string } | undefined {
  const found = origins.find((origin) => title.startsWith(origin.title))
  const organization = organizations.find(({ id }) => id === found?.orgId)
  return found && organization && { orgId: found.orgId, areaCode: found.areaCode, source: organization.name }
}
