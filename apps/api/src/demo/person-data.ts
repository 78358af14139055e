import { itemAt } from '../required'

/** A demo person. `state` shows one of the account states. */
export interface PersonSeed {
  username: string
  name: string
  userType: string
  schoolId: number
  areaCode: string
  sex: '0' | '1'
  roleIds: readonly number[]
  birth: string
  state?: 'disabled' | 'locked' | 'initial' | 'expired'
  /** Duty (dictionary 5) and the subject pair of a teacher. */
  duty?: string
  subject?: string
  classId?: number
  /** Class of a student and the year of entry. */
  gradeId?: number
}

// login name, name, type, organization, area, sex, roles, birth, then key=value for the rest.
const LINES = `
admin 沈砚舟 1 1 380000 0 1 1975-04-12
sysop 罗亦澄 1 1 380000 0 2 1983-09-03
secop 梁书衡 1 1 380000 0 3 1981-02-17
audit01 贺知微 1 1 380000 1 4 1985-11-08
prov01 顾南乔 2 1 380000 1 5 1979-06-21
wc_city01 姜闻溪 2 2 380100 1 6 1982-03-14
yc_county01 陆清和 2 6 380102 0 7 1984-07-30
ycxx_school01 宋槐序 2 8 380102 0 8 1980-12-05
edit01 钟以宁 2 1 380000 1 9 1991-05-19
review01 戴星阑 2 1 380000 1 10 1986-10-10
review02 傅云舟 2 1 380000 0 10 1978-08-28
comp01 秦晚照 2 11 380000 1 11 1987-01-23
comp02 邵景明 2 11 380000 0 11 1983-04-09
j01 裴松年 3 12 380100 0 12 1969-03-02 subject=2-0202
j02 尹照临 3 18 380202 0 12 1973-11-15 subject=2-0202
j03 蒋予衡 3 21 380302 0 12 1976-05-27 subject=2-0202
j04 吕若岚 3 22 380402 1 12 1978-09-12 subject=2-0202
j05 鲁仲谦 3 24 380500 0 12 1967-07-07 subject=2-0202
j06 颜疏桐 3 12 380100 1 12 1980-02-29 subject=2-0202
t_linyq 林砚秋 4 8 380102 1 14 1988-09-24 duty=6 subject=2-0202 class=5
t_xutb 许棠贝 4 9 380102 1 14 1990-06-18 duty=7 subject=3-0304
t_zhoush 周苏禾 4 18 380202 1 14 1992-01-11 duty=7 subject=2-0202
t_hejf 何见风 4 17 380121 0 14 1986-12-22 duty=7 subject=2-0202
t_duyx 杜雨萱 4 14 380103 1 14 1993-08-05 duty=6 subject=2-0202 class=31
t_pengzy 彭知远 4 23 380421 0 14 1985-03-31 duty=5 subject=2-0202
t_yuanml 袁牧黎 4 21 380302 0 14 1989-10-16 duty=7 subject=2-0202
t_tanxs 谭溪石 4 9 380102 0 14 1987-02-08 duty=7 subject=3-0302
k_baisr 白双榕 4 10 380102 1 17 1981-05-25 duty=8 subject=1-0102
s_wangzh 王梓涵 5 8 380102 1 15 2014-03-15 grade=6 class=12
s_lixc 李星辰 5 9 380102 0 15 2010-09-02 grade=10 class=19
p_wangjg 王敬国 6 8 380102 0 16 1984-01-20
p_zhaoyl 赵以兰 6 9 380102 1 16 1985-07-13
t_stopped 蓝停云 4 8 380102 1 14 1990-04-04 state=disabled duty=7 subject=2-0201
t_locked01 景守拙 4 8 380102 0 14 1988-05-05 state=locked duty=7 subject=2-0203
t_initial 安初晴 4 8 380102 1 14 1995-06-06 state=initial duty=7 subject=2-0207
t_expired 闻旧雨 4 8 380102 0 14 1979-07-07 state=expired duty=2 subject=2-0201`

const STATES = ['disabled', 'locked', 'initial', 'expired'] as const

/** The named people of the demo in the order of their ids (domain 5.2). All of them are invented. */
export const namedPeople: readonly PersonSeed[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [username = '', name = '', userType = '', schoolId, areaCode = '', sex, roleIds = '', birth = '', ...rest] =
      line.split(' ')
    const more = Object.fromEntries(rest.map((part) => part.split('=')))
    return {
      username,
      name,
      userType,
      schoolId: Number(schoolId),
      areaCode,
      sex: sex === '1' ? '1' : '0',
      roleIds: roleIds.split(',').map(Number),
      birth,
      state: STATES.find((state) => state === more['state']),
      duty: more['duty'],
      subject: more['subject'],
      classId: Number(more['class']) || undefined,
      gradeId: Number(more['grade']) || undefined,
    }
  })

const SURNAMES = Array.from('陈黄叶方石江汪程范陶姚邱秦史顾侯')
const GIVEN = [
  '语桐',
  '书言',
  '知行',
  '若水',
  '景行',
  '清越',
  '望舒',
  '怀瑾',
  '明澈',
  '星野',
  '霁月',
  '松韵',
  '以墨',
  '安之',
  '乐知',
  '予安',
]
const FILLED_SCHOOLS: readonly [number, string][] = [
  [8, '380102'],
  [9, '380102'],
  [14, '380103'],
  [16, '380121'],
  [18, '380202'],
  [22, '380402'],
]

/** Further teachers, so that lists have pages. Their passwords are unknown. */
export const furtherTeachers: readonly PersonSeed[] = Array.from({ length: 72 }, (_, index) => {
  const [schoolId, areaCode] = FILLED_SCHOOLS[index % FILLED_SCHOOLS.length] ?? [8, '380102']
  return {
    username: `t_demo${String(index + 1).padStart(3, '0')}`,
    name: `${SURNAMES[index % SURNAMES.length]}${GIVEN[(index * 5 + Math.floor(index / 16)) % GIVEN.length]}`,
    userType: '4',
    schoolId,
    areaCode,
    sex: index % 3 === 0 ? '0' : '1',
    roleIds: [14],
    birth: `${1976 + (index % 22)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
    duty: '7',
  }
})

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** An identity number of the unused prefix 38 with a right check digit: forms accept it, no person has it. */
export function demoIdCard(areaCode: string, birth: string, serial: number): string {
  const body = `${areaCode.slice(0, 6)}${birth.replaceAll('-', '')}${String(serial % 1000).padStart(3, '0')}`
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * itemAt(WEIGHTS, index), 0)
  return body + '10X98765432'.charAt(sum % 11)
}

/** A mobile of a range that is believed to be unassigned. */
export const demoMobile = (serial: number) => `161${String(serial).padStart(8, '0')}`
