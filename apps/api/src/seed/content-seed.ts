import { apportion, type Random } from './random'
import { itemAt } from '../required'

/** A column that articles are written for. */
export interface TargetColumn {
  id: number
  siteId: number
  code: string
}

/** A generated article with its one revision. */
export interface SeedArticle {
  id: number
  column: TargetColumn
  title: string
  summary: string
  paragraphs: string[]
  state: 'draft' | 'review1' | 'approved' | 'returned' | 'offline'
  publishAt: Date | null
  views: number
}

const TOPICS =
  '课堂教学改革 校园安全 劳动教育 阅读推广 心理健康 体育艺术 教师培训 作业设计 家校共育 数字资源 乡村支教 招生政策 学前教育 特殊教育 职业教育'.split(
    ' ',
  )
const VERBS = '扎实推进 深入开展 全面部署 有序组织 持续深化 积极探索 认真总结 广泛征集'.split(' ')
const FORMS = '工作 活动 专题研讨 经验交流 现场观摩 成果展示 情况通报 实施方案'.split(' ')
const SENTENCES = [
  '各地各校结合实际制定工作方案，明确责任分工，细化推进步骤。',
  '活动以课堂为主阵地，邀请教研员与一线教师同台研讨，现场点评。',
  '参与教师围绕教学目标、学习活动与评价方式展开了深入交流。',
  '学校组织学生在真实情境中发现问题、提出假设并动手验证。',
  '家长代表走进校园，参与课程体验，对学校工作提出了意见和建议。',
  '下一步将继续完善机制，加强过程指导，及时总结可推广的做法。',
  '有关材料请于规定时间内报送，逾期不再受理，联系电话见附件。',
  '专家组实地查看了功能教室与图书角，查阅了近三年的档案资料。',
]
const YEAR_MS = 365 * 86_400_000
const MEDIAN_CHARACTERS = 900
const SIGMA = 0.9
const VIEW_EXPONENT = 1.05

function stateOf(at: number): SeedArticle['state'] {
  if (at < 0.932) return 'approved'
  if (at < 0.962) return 'offline'
  if (at < 0.985) return 'draft'
  return at < 0.994 ? 'review1' : 'returned'
}

function workingMoment(random: Random, now: Date): Date {
  const moment = new Date(now.getTime() - random.unit() * 4 * YEAR_MS)
  const hour = random.isTrue(0.55) ? random.whole(9, 10) : random.whole(15, 16)
  moment.setUTCHours(hour - 8, random.whole(0, 59), random.whole(0, 59), 0)
  const weekday = moment.getUTCDay()
  if (weekday === 0 || weekday === 6) moment.setUTCDate(moment.getUTCDate() - 2)
  return moment
}

/** Articles over the columns of a region, some columns far fuller than others. */
export function* articleSeeds(
  columns: readonly TargetColumn[],
  { total, firstId, now, random }: { total: number; firstId: number; now: Date; random: Random },
): Generator<SeedArticle> {
  const weights = columns.map(({ siteId }) => random.logNormal(siteId === 1 ? 3 : 1, 0.8))
  const shares = apportion(total, weights, 1)
  const word = (list: readonly string[]) => random.anyOf(list)
  let id = firstId
  for (const [index, column] of columns.entries()) {
    for (let n = 0; n < itemAt(shares, index); n += 1) {
      const length = Math.min(20_000, random.logNormal(MEDIAN_CHARACTERS, SIGMA))
      const paragraphs: string[] = []
      for (let written = 0; written < length;) {
        const paragraph = Array.from({ length: random.whole(2, 6) }, () => word(SENTENCES)).join('')
        paragraphs.push(paragraph)
        written += paragraph.length
      }
      const state = stateOf(random.unit())
      yield {
        id,
        column,
        title: `${word(VERBS)}${word(TOPICS)}${word(FORMS)}（${id}）`,
        summary: word(SENTENCES),
        paragraphs,
        state,
        publishAt: state === 'approved' || state === 'offline' ? workingMoment(random, now) : null,
        views: Math.floor(50_000 / (1 + random.whole(0, 5_000)) ** VIEW_EXPONENT),
      }
      id += 1
    }
  }
}
