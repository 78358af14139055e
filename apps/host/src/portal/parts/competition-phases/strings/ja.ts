import type { phaseNames as zhNames } from './zh'

/** Names of the phases of a competition. */
export const phaseNames: typeof zhNames = {
  kinds: {
    signup: '応募',
    submit: '作品提出',
    check: '資格審査',
    publicity: '公示',
    result: '結果発表',
    cert: '証書の授与',
  },
  recommend: {
    school: '学校推薦',
    county: '県級推薦',
    city: '市級推薦',
    province: '省級推薦',
  },
  round: (no: number) => ['一次評価', '二次評価', '最終評価'][no - 1] ?? `第${no}次評価`,
}
