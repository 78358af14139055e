/** Names of the phases of a competition, Chinese: the source of the other four languages. */
export const phaseNames = {
  kinds: {
    signup: '报名',
    submit: '提交作品',
    check: '资格审查',
    publicity: '公示',
    result: '公布结果',
    cert: '颁发证书',
  },
  recommend: {
    school: '学校推荐',
    county: '县级推荐',
    city: '市级推荐',
    province: '省级推荐',
  },
  round: (no: number) => ['初评', '复评', '终评'][no - 1] ?? `第${no}轮评审`,
}
