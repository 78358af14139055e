/** The competition of the journey and its organiser. */
export const COMPETITION = '云泽省中小学课堂小实验展评'
export const CODE = 'yunze-classroom-lab'
export const ORGANISER = '云泽省教育厅'
export const GROUP = '小学组'
export const SCHEME = '课堂小实验评分方案'
export const PANEL = '小学组评审组'
/** Points of the two criteria of the scheme. */
export const CRITERIA = [
  { section: '实验设计', criterion: '思路清楚', max: '60' },
  { section: '现场表达', criterion: '讲解生动', max: '40' },
] as const
export const [FIRST_PRIZE, SECOND_PRIZE] = ['一等奖', '二等奖']

/** A work with the account, name and school of its author. */
export interface Entrant {
  username: string
  name: string
  school: string
  title: string
}

/** Entered by its school. */
export const entered: Entrant = {
  username: 't_linyq',
  name: '林砚秋',
  school: '望川市砚池小学',
  title: '正方体的十一种展开图',
}

/** Has the large film, is returned once, and objects to its award. */
export const returned: Entrant = {
  username: 't_xutb',
  name: '许棠贝',
  school: '望川市第三中学',
  title: '太阳高了影子就短了',
}

/** For whom the city has no place left. */
export const surplus: Entrant = {
  username: 't_hejf',
  name: '何见风',
  school: '溪桥县泮桥镇中心小学',
  title: '一杯水里的三种状态',
}

/** Totals of the five judges in any order (domain 2.4, W01 and W02 of domain 5.2), and what they make. */
export const marks = {
  [entered.title]: { totals: [94, 91.5, 93, 96, 90], score: '92.833333', shown: '92.83' },
  [returned.title]: { totals: [92.5, 88, 90, 85, 95], score: '90.166667', shown: '90.17' },
}

/** Judges with their accounts; the last one is the reserve. */
export const judges = [
  { username: 'j01', name: '裴松年' },
  { username: 'j02', name: '尹照临' },
  { username: 'j03', name: '蒋予衡' },
  { username: 'j04', name: '吕若岚' },
  { username: 'j05', name: '鲁仲谦' },
  { username: 't_tanxs', name: '谭溪石' },
  { username: 'j06', name: '颜疏桐' },
] as const
/** Presides over the panel. */
export const chief = judges[0]
/** Steps back from a work. */
export const recusing = judges[2]
/** A teacher at the school of one of the authors. */
export const colleague = judges[5]
export const reserve = judges[6]

const HOUR_MS = 3_600_000
/** The site's clock is UTC+8. */
const SITE_OFFSET_HOURS = 8
const MINUTES_LENGTH = 16

/** A moment on the site's clock, so many hours from now, as a field for times takes it. */
export const siteTime = (hours: number): string =>
  new Date(Date.now() + (SITE_OFFSET_HOURS + hours) * HOUR_MS).toISOString().slice(0, MINUTES_LENGTH)

/** A moment on the site's clock, so many minutes ago. */
export const minutesAgo = (minutes: number): string => siteTime(-minutes / 60)
