import { type Random, weightedPicker } from './random'

// The first five carry about 31 in 100 people, as in reality; the tail is chosen evenly.
const FREQUENT = [
  ['王', 7.2, 'wang'],
  ['李', 7, 'li'],
  ['张', 6.8, 'zhang'],
  ['刘', 5.2, 'liu'],
  ['陈', 4.6, 'chen'],
  ['杨', 3, 'yang'],
  ['黄', 2.2, 'huang'],
  ['赵', 2.1, 'zhao'],
  ['吴', 2, 'wu'],
  ['周', 1.9, 'zhou'],
  ['徐', 1.6, 'xu'],
  ['孙', 1.5, 'sun'],
  ['马', 1.3, 'ma'],
  ['朱', 1.2, 'zhu'],
  ['胡', 1.2, 'hu'],
  ['郭', 1.1, 'guo'],
  ['何', 1.1, 'he'],
  ['林', 1.1, 'lin'],
  ['高', 1, 'gao'],
  ['罗', 1, 'luo'],
] as const
const TAIL =
  '梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺'
const RARE = ['𬭎', '𣲘', '𠮷', '䶮', '㛃']
const LONG_FIRST = ['阿依古丽', '古丽娜尔', '买买提江', '热依汗古丽', '努尔艾合买提', '扎西次仁']
const LONG_LAST = ['买买提', '艾合买提', '吐尔逊', '阿不都热依木', '卓玛', '才让']
const GIVEN: Readonly<Record<'old' | 'young', Readonly<Record<'0' | '1', string>>>> = {
  old: {
    '0': '建国军伟强磊勇杰涛明超刚平辉鹏斌峰波宁志海文华林东',
    '1': '芳娜敏静秀英丽娟艳霞燕玲桂兰红梅琴云莲真环雪荣爱妹',
  },
  young: {
    '0': '浩宇轩泽梓睿晨博奕辰子涵俊熙铭煜昊天皓承安景行言予',
    '1': '梓涵欣怡诗雨可馨思彤语桐一诺若曦沐瑶芷晴清妍舒月心悦',
  },
}
const RARE_SHARE = 0.0025
const LONG_SHARE = 0.0025

const surnames = weightedPicker<{ name: string; pinyin: string }>([
  ...FREQUENT.map(([name, weight, pinyin]) => [{ name, pinyin }, weight] as const),
  ...Array.from(TAIL, (name) => [{ name, pinyin: 'x' }, 0.16] as const),
])

/** An invented name, and how its login name begins. */
export interface SeedName {
  name: string
  pinyin: string
}

/** A name by sex and generation; a few are long or hold characters that need four bytes. */
export function personName(random: Random, sex: '0' | '1', isYoung: boolean): SeedName {
  const kind = random.unit()
  if (kind < LONG_SHARE) {
    const first = random.anyOf(LONG_FIRST)
    return { name: `${first}·${random.anyOf(LONG_LAST)}`, pinyin: 'ay' }
  }
  const { name: surname, pinyin } = surnames(random)
  const letters = GIVEN[isYoung ? 'young' : 'old'][sex]
  const letter = () => letters.charAt(random.whole(0, letters.length - 1))
  if (kind < LONG_SHARE + RARE_SHARE) return { name: `${surname}${random.anyOf(RARE)}`, pinyin }
  return { name: surname + letter() + (random.isTrue(isYoung ? 0.85 : 0.6) ? letter() : ''), pinyin }
}
