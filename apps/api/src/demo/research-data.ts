/** An activity; times are days and hours after the demo's anchor. */
interface ActivitySeed {
  name: string
  kind: string
  gardeId: string | null
  courseId: string | null
  /** Days from the anchor day, and the hour it begins. */
  day: number
  hour: number
  hours: number
  orgId: number
  capacity: number | null
  place: string
  summary: string
}

// kind stage subject day hour hours organization capacity | name | place | summary
const ACTIVITIES = `
seminar 2 0202 0 14 3 12 120|小学数学“数与运算”单元整体教学研讨|望川市砚池小学报告厅，同步网络直播|围绕三年级“数与运算”单元，两节现场课与一次沙龙。
openClass 3 0304 2 9 2 9 60|物理创新实验开放课：看得见的浮力|望川市第三中学创新实验室|现场演示自制教具，并公开全部图纸。
lecture - - 4 15 2 12 300|大单元教学设计的三个问题|省教育科学研究院学术报告厅|省教研员主讲，会后可提交单元设计获得书面反馈。
training 1 0102 6 9 6 10 45|幼儿园语言领域观察与记录研修|望川市清槐幼儿园|一日跟岗，学写一份看得见孩子的观察记录。
salon 2 0201 9 14 2 8 30|校长与班主任读书沙龙（第十三期）|望川市砚池小学图书馆|共读一本书，交换三个问题。
openClass 2 0214 12 9 3 17 80|二十四节气课程现场观摩|溪桥县泮桥镇中心小学|大雪节气主题课程，含竹编工坊体验。
seminar 4 0402 16 14 3 21 100|高中数学命题研究工作坊|澄湾外国语学校|从一道题的三次修改看命题规范。
training - - 20 9 12 11 200|微课制作与后期剪辑培训|省教育技术装备中心培训教室|自带笔记本电脑，两天完成一节微课。
lecture 3 0309 27 15 2 12 200|地理实践力：从校园到流域|线上直播|以望川河流域为例的实践课程设计。
seminar 2 0202 -7 14 3 18 90|作业分层与学情诊断经验交流会|青屿市海韵小学|三所学校分享分层作业本。
openClass 3 0303 -14 9 2 14 70|初中英语戏剧教学开放周|云津区实验学校剧场|五节戏剧课连续开放。
salon 1 0105 -21 15 2 10 40|幼儿美术表达沙龙|望川市清槐幼儿园|看孩子的画，说孩子的话。`

/** Activities past, of today and to come. */
export const activitySeeds: readonly ActivitySeed[] = ACTIVITIES.trim()
  .split('\n')
  .map((line) => {
    const [numbers = '', name = '', place = '', summary = ''] = line.split('|')
    const [kind = '', gardeId = '-', courseId = '-', day, hour, hours, orgId, capacity] = numbers.split(' ')
    return {
      name,
      kind,
      gardeId: gardeId === '-' ? null : gardeId,
      courseId: courseId === '-' ? null : courseId,
      day: Number(day),
      hour: Number(hour),
      hours: Number(hours),
      orgId: Number(orgId),
      capacity: Number(capacity),
      place,
      summary,
    }
  })

/** A teaching resource. */
interface ResourceSeed {
  kind: string
  gardeId: string
  courseId: string
  grade: string
  owner: string
  orgId: number
  areaCode: string
  award: string | null
  title: string
  chapter: string
  files: readonly string[]
  /** Waits for the reviewers of this range; absent: published. */
  waitsFor?: string
}

// kind stage subject grade owner organization area award | title | chapter | kinds of its files
const RESOURCES = `
micro 2 0202 三年级 t_linyq 8 380102 first|长方形的面积为什么是长乘宽|面积|mp4,docx,pptx
micro 2 0202 六年级 t_zhoush 18 380202 second|认识负数：从温度计说起|负数|mp4,docx
micro 2 0202 二年级 t_duyx 14 380103 third|平移与旋转|图形的运动|mp4
micro 2 0202 四年级 t_hejf 17 380121 second|用画图的办法解决和差问题|解决问题的策略|flv,docx
micro 2 0202 五年级 t_yuanml 21 380302 third|可能性有多大|可能性|mp4
micro 2 0202 三年级 t_tanxs 9 380102 merit|分数墙上的秘密|分数的初步认识|mp4
micro 2 0202 六年级 t_pengzy 23 380421 third|圆周率的故事|圆|mp4
micro 3 0304 八年级 t_xutb 9 380102 first|浮力到底是谁给的|浮力|mp4,pdf
micro 3 0304 八年级 t_xutb 9 380102 -|声音为什么能拐弯|声现象|mp4
micro 1 0102 大班 k_baisr 10 380102 -|小邮局里的一封信|语言表达|mp4
plan 2 0202 三年级 t_linyq 8 380102 -|《长方形的面积》教学设计|面积|docx
plan 3 0304 八年级 t_xutb 9 380102 -|《浮力》实验课教学设计|浮力|docx,pdf
plan 2 0202 四年级 t_hejf 17 380121 -|《和差问题》画图策略教案|解决问题的策略|docx
slides 2 0202 六年级 t_zhoush 18 380202 -|负数的认识（课件）|负数|pptx
slides 3 0304 八年级 t_xutb 9 380102 -|浮力与阿基米德原理（课件）|浮力|pptx
exercise 2 0202 三年级 t_linyq 8 380102 -|面积单元分层作业单|面积|pdf,xlsx
exercise 2 0202 五年级 t_yuanml 21 380302 -|可能性：游戏化练习十例|可能性|docx
material 2 0202 二年级 t_duyx 14 380103 -|校园里的对称图形（图片素材）|图形的运动|jpg,zip
experiment 3 0304 八年级 t_xutb 9 380102 -|自制浮力演示仪图纸|浮力|zip,md
other 1 0102 大班 k_baisr 10 380102 -|“小小邮局”角色区材料清单|角色游戏|xlsx`

// As above, and the range whose reviewers they wait for.
const WAITING = `
slides 3 0302 七年级 t_tanxs 9 380102 -|一元一次方程的来历（课件）|一元一次方程|pptx|school
micro 3 0304 九年级 t_xutb 9 380102 -|家里的电表怎么读|电功率|mp4,docx|county
exercise 2 0202 六年级 t_duyx 14 380103 -|圆的周长分层练习|圆|docx|public`

/** Resources, the first ten micro-lessons; the last ones wait for review. */
export const resourceSeeds: readonly ResourceSeed[] = (RESOURCES + WAITING)
  .trim()
  .split('\n')
  .map((line) => {
    const [numbers = '', title = '', chapter = '', files = '', waitsFor] = line.split('|')
    const [kind = '', gardeId = '', courseId = '', grade = '', owner = '', orgId, areaCode = '', award = '-'] =
      numbers.split(' ')
    return {
      kind,
      gardeId,
      courseId,
      grade,
      owner,
      orgId: Number(orgId),
      areaCode,
      award: award === '-' ? null : award,
      title,
      chapter,
      files: files.split(','),
      ...(waitsFor !== undefined && { waitsFor }),
    }
  })
