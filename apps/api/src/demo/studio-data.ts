// kind | name | login name of the leader | organization | area | stage | subject | others | summary
const STUDIOS = `
studio|林砚秋小学数学名师工作室|t_linyq|8|380102|2|0202|t_zhoush,t_duyx,t_hejf,t_yuanml,t_pengzy|从一道错题开始，研究学生是怎样想的，把作业还原成学习。
studio|许棠贝初中物理名师工作室|t_xutb|9|380102|3|0304|t_tanxs|自制教具、公开图纸，让每间教室都有看得见的物理。
studio|白双榕学前教育名师工作室|k_baisr|10|380102|1|0102|t_duyx|以观察记录为起点，读懂孩子的游戏。
principal_studio|宋槐序名校长工作室|ycxx_school01|8|380102|-|-|k_baisr,t_linyq|围绕“书法育人”和乡村结对，探索小学的文化治理。
principal_studio|陆清和县域校长成长工作室|yc_county01|6|380102|-|-|ycxx_school01,t_xutb|每月一所学校、一个真问题，校长们一起想办法。`

/** Studios of teachers and of principals. */
export const studioSeeds = STUDIOS.trim()
  .split('\n')
  .map((line) => {
    const [kind, name = '', leader = '', orgId, areaCode, gardeId, courseId, others = '', summary = ''] =
      line.split('|')
    return { kind, name, leader, orgId: Number(orgId), areaCode, gardeId, courseId, others: others.split(','), summary }
  })

/** Titles of what the first studios have written. */
export const studioArticles: readonly (readonly string[])[] = [
  [
    '林砚秋名师工作室：从一道错题开始',
    '《长方形的面积》教学设计',
    '小学数学“说理”课堂的观察框架',
    '一道“量一量”试题的四次修改',
  ],
  ['让评价回到课堂：物理学科作业设计的三点思考', '《压强》单元作业设计', '八年级物理期末命题双向细目表示例'],
  ['大班科学活动《会变的影子》', '大班角色区“小小邮局”观察记录'],
  ['小学校也可以有大课堂', '守着河湾的人：记鹤鸣小学校长'],
]

// stage | subject | name | title | organization | introduction
const RESEARCHERS = `
2|0202|尹澄明|小学数学教研员|12|负责全省小学数学教学视导，主持“数与运算”单元整体教学研究。
2|0202|鲁仲谦|市级小学数学兼职教研员|24|长期在乡村小规模学校开展复式教学研究。
3|0304|裴松年|初中物理教研员|12|推动低成本实验进课堂，组织编写实验改进案例集。
2|0201|颜疏桐|小学语文教研员|12|关注整本书阅读与表达，建立了十二所学校的阅读观察点。
3|0309|尚知行|初中地理教研员|12|倡导以流域为单元的地理实践课程。
1|0102|云采薇|学前教育教研员|12|指导幼儿园开展基于观察的语言领域教研。`

/** Researchers whom subjects present, all invented. */
export const researcherSeeds = RESEARCHERS.trim()
  .split('\n')
  .map((line) => {
    const [gardeId, courseId, name, title, orgId, intro] = line.split('|')
    return { gardeId, courseId, name, title, orgId: Number(orgId), intro }
  })
