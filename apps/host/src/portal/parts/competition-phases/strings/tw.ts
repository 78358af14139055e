import type { phaseNames as zhNames } from './zh'

/** Names of the phases of a competition. */
export const phaseNames: typeof zhNames = {
  kinds: {
    signup: '報名',
    submit: '提交作品',
    check: '資格審查',
    publicity: '公示',
    result: '公布結果',
    cert: '頒發證書',
  },
  recommend: {
    school: '學校推薦',
    county: '縣級推薦',
    city: '市級推薦',
    province: '省級推薦',
  },
  round: (no: number) => ['初評', '複評', '決評'][no - 1] ?? `第${no}輪評審`,
}
