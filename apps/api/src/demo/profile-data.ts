/** A school that presents itself. */
interface SchoolSeed {
  schoolId: number
  founded: number
  band: string
  motto: string
  idea: string
  features: readonly string[]
  honours: readonly string[]
}

// organization | founded | pupils | motto | idea | features | honours
const SCHOOLS = `
8|1952|1500—2000人|一砚一世界|让每个孩子写好自己的名字，走好自己的路|翰墨校园,数学阅读,同步课堂|云泽省书法教育特色学校,望川市文明校园
9|1958|2000—2500人|明德 笃行|把实验室搬到学生手边|物理创新实验,河流观测,心理驿站|云泽省科技教育示范学校
10|1986|300—500人|慢慢来，比较快|尊重每个孩子自己的时刻表|角色游戏,自然角,家园共育|云泽省示范幼儿园
14|2009|2500—3000人|自律 自信 自新|没有铃声，也能把时间还给孩子|无铃声校园,九年贯通,戏剧节|望川市课程改革先进学校
17|1947|500—800人|耕读传家|把四季请进课堂|二十四节气课程,竹编工坊,小农场|云泽省乡村温馨校园
18|1963|1000—1500人|向海而生|读懂潮水，也读懂自己|潮汐日历,帆船社团,海洋阅读|青屿市海洋教育基地
20|1979|3000人以上|一技之长 立身之本|手上有活，心里有光|木雕技艺,现代学徒制,非遗工坊|云泽省优质中等职业学校
21|1998|2000—2500人|和而不同|开放的课堂，安静的成长|一课三磨,双语戏剧,模拟议事|澄湾市教学研究先进单位
22|1956|1500—2000人|仰望 脚踏|在操场上认识星空|天文社团,合唱团,研究性学习|云泽省艺术教育先进学校
19|2012|100—300人|野有蔓草|让孩子在田野里长大|田埂早操,自然材料工坊,隔代家长课堂|汐头县农村示范幼儿园
23|1938|100—300人|鹤鸣于野|小学校也可以有大课堂|复式教学,鸟类观察,留守关爱|雁回市乡村小规模学校样板`

/** Schools of the fictional province. */
export const schoolSeeds: readonly SchoolSeed[] = SCHOOLS.trim()
  .split('\n')
  .map((line) => {
    const [schoolId, founded, band = '', motto = '', idea = '', features = '', honours = ''] = line.split('|')
    return {
      schoolId: Number(schoolId),
      founded: Number(founded),
      band,
      motto,
      idea,
      features: features.split(','),
      honours: honours.split(','),
    }
  })

/** A principal who is presented. */
interface PrincipalSeed {
  name: string
  schoolId: number
  title: string
  summary: string
  honours: readonly string[]
}

const PRINCIPALS = `
欧阳既明|8|望川市砚池小学校长|从一间书法教室开始，用十五年把一所老校写成了“翰墨校园”。|云泽省名校长培养对象,望川市劳动模范
程望岳|9|望川市第三中学校长|物理教师出身，坚持每周听课，主张把实验室搬到学生手边。|云泽省科技教育先进个人
白双榕|10|望川市清槐幼儿园园长|相信慢慢来的力量，带领团队记录了三千多个孩子的游戏故事。|云泽省优秀园长
辛怀川|17|溪桥县泮桥镇中心小学校长|把二十四节气编进课表，让乡村孩子在土地上学习。|云泽省乡村教育贡献奖
沈栖鹤|23|鹤渚县鹤鸣小学校长|守着河湾二十二年，把只剩四十个孩子的教学点办成了小规模学校样板。|雁回市最美校长,云泽省师德标兵
纪澜声|18|青屿市海韵小学校长|组织学生连续九年观测潮汐，自编的潮汐日历成了渔村的常用书。|青屿市海洋教育先进个人`

/** Principals of the fictional province, all invented. */
export const principalSeeds: readonly PrincipalSeed[] = PRINCIPALS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', schoolId, title = '', summary = '', honours = ''] = line.split('|')
    return { name, schoolId: Number(schoolId), title, summary, honours: honours.split(',') }
  })
