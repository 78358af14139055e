interface PhaseSeed {
  kind: string
  level?: string
  /** 0 for phases that are not rounds. */
  round: number
  name: string
  /** Days from the anchor, at the site's five in the afternoon. */
  from: number
  until: number
}

/** A competition; the days of its phases count from the demo's anchor. */
export interface CompetitionSeed {
  id: number
  code: string
  name: string
  shortName: string
  edition: number
  kind: 'micro' | 'other'
  summary: string
  groups: readonly (readonly [name: string, gardeIds: string, courseIds?: string])[]
  phases: readonly PhaseSeed[]
  userTypes: readonly string[]
  gardeIds: readonly string[]
  coauthors: number
  instructors: number
  blind: string
  state: string
  worksPublicDay: number | null
  scoreVisibility: string
  intro: readonly string[]
  rules: readonly string[]
}

/** `kind[/level][#round] name from until` in lines. */
const phasesOf = (text: string): PhaseSeed[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', name = '', from, until] = line.trim().split(' ')
      const [, kind = '', level, round] = /^(\w+)(?:\/(\w+))?(?:#(\d))?$/.exec(head) ?? []
      return { kind, level, round: round ? Number(round) : 0, name, from: Number(from), until: Number(until) }
    })

const SCHOOL_GROUPS = [
  ['学前组', '1'],
  ['小学组', '2'],
  ['初中组', '3'],
  ['高中组', '4'],
  ['特教组', '2,3'],
] as const

const MICRO_RULES = [
  '每件作品只讲一个知识点，时长5至10分钟，画面清晰、声音饱满，分辨率不低于1280×720。',
  '评审实行双向匿名：片头、画面、旁白和全部材料中不得出现参赛者姓名、学校名称或所在地区。',
  '每人限报一件作品；合作作品参与者不超过3人，第一作者负责报名和提交。',
  '作品须为原创，引用他人素材须注明出处；已在省级及以上比赛获奖的作品不得再次参赛。',
]

/** The four competitions of the demo. */
export const competitionSeeds: readonly CompetitionSeed[] = [
  {
    id: 1,
    code: 'yunze-micro-3',
    name: '云泽省第三届中小学微课大赛',
    shortName: '第三届微课大赛',
    edition: 3,
    kind: 'micro',
    summary: '面向全省中小学、幼儿园和特殊教育学校教师，一节微课讲透一个知识点。',
    groups: SCHOOL_GROUPS,
    phases: phasesOf(`
      signup 报名 -75 -40
      submit 提交作品 -60 -30
      check 资格审查 -30 -24
      recommend/county 县级推荐 -24 -18
      recommend/city 市级推荐 -18 -12
      round#1 初评 -10 7
      round#2 复评 9 16
      publicity 公示 18 24
      result 公布结果 26 56`),
    userTypes: ['4'],
    gardeIds: [],
    coauthors: 2,
    instructors: 0,
    blind: 'double',
    state: 'announced',
    worksPublicDay: -12,
    scoreVisibility: 'total',
    intro: [
      '为推动信息技术与课堂教学深度融合，发现一批讲得清、用得上、看得懂的好微课，省教育厅决定举办第三届中小学微课大赛。',
      '大赛按学校、县、市、省四级组织：教师自主报名，学校审核，县和市按名额逐级推荐，省级分初评、复评两轮匿名评审。',
      '获奖作品在本平台公开展示，供全省师生免费使用。',
    ],
    rules: MICRO_RULES,
  },
  {
    id: 2,
    code: 'yunze-micro-2',
    name: '云泽省第二届中小学微课大赛',
    shortName: '第二届微课大赛',
    edition: 2,
    kind: 'micro',
    summary: '第二届大赛已圆满结束，获奖名单与证书查验长期开放。',
    groups: SCHOOL_GROUPS,
    phases: phasesOf(`
      signup 报名 -430 -395
      submit 提交作品 -415 -385
      check 资格审查 -385 -380
      recommend/city 市级推荐 -380 -366
      round#1 初评 -363 -350
      round#2 复评 -348 -340
      publicity 公示 -338 -331
      result 公布结果 -329 -300`),
    userTypes: ['4'],
    gardeIds: [],
    coauthors: 2,
    instructors: 0,
    blind: 'double',
    state: 'result_published',
    worksPublicDay: -364,
    scoreVisibility: 'criteria',
    intro: [
      '第二届大赛共收到来自全省六个市的微课作品，经县、市两级推荐和省级两轮匿名评审，评出一、二、三等奖和优秀奖。',
      '评审采用五名评委独立打分、去掉一个最高分和一个最低分后取平均分的办法；分差过大的作品由仲裁评委复核。',
    ],
    rules: MICRO_RULES,
  },
  {
    id: 3,
    code: 'yunze-literacy',
    name: '云泽省学生信息素养提升实践活动',
    shortName: '信息素养实践活动',
    edition: 8,
    kind: 'other',
    summary: '数字创作、计算思维、科创实践三类项目，学生报名，教师指导。',
    groups: [
      ['数字创作', '2,3,4'],
      ['计算思维', '2,3,4'],
      ['科创实践', '3,4'],
    ],
    phases: phasesOf(`
      signup 报名 -5 20
      submit 提交作品 -1 40
      check 资格审查 40 46
      round#1 省级评审 48 62
      publicity 公示 64 70
      result 公布结果 72 100`),
    userTypes: ['5'],
    gardeIds: ['2', '3', '4'],
    coauthors: 2,
    instructors: 2,
    blind: 'single',
    state: 'announced',
    worksPublicDay: null,
    scoreVisibility: 'band',
    intro: [
      '活动鼓励学生用信息技术观察身边、解决问题：可以是一幅数字绘画、一段程序，也可以是一件亲手做成的装置。',
      '未满14周岁的学生由学校征得监护人同意后代为报名。',
    ],
    rules: ['每名学生每类项目限报一件作品，指导教师不超过2人。', '作品由学生独立完成，教师和家长不得代做。'],
  },
  {
    id: 4,
    code: 'yunze-experiment',
    name: '云泽省中小学实验教学说课展示活动',
    shortName: '实验教学说课',
    edition: 5,
    kind: 'other',
    summary: '面向全省理科与科学教师，展示一个自己做过、学生做过的实验。',
    groups: [
      ['小学科学组', '2'],
      ['初中组', '3'],
      ['高中组', '4'],
    ],
    phases: phasesOf(`
      signup 报名 -8 15
      submit 提交作品 3 30
      round#1 省级评审 33 47
      publicity 公示 49 55
      result 公布结果 57 87`),
    userTypes: ['4'],
    gardeIds: ['2', '3', '4'],
    coauthors: 1,
    instructors: 0,
    blind: 'double',
    state: 'announced',
    worksPublicDay: null,
    scoreVisibility: 'band',
    intro: [
      '说课展示聚焦课堂里真实发生的实验：为什么做、怎么做、哪里容易失败、学生学到了什么。',
      '现场或录像均可，时长不超过12分钟，自制教具须提供图纸和材料清单。',
    ],
    rules: ['每人限报一个实验，合作者不超过1人。', '不得出现学校名称和教师姓名。', '实验须符合安全规范。'],
  },
]

/** Criteria of the scheme 微课评分标准 2026: `name max`, the leaves behind it. */
export const criterionSeeds: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    '选题设计',
    [
      ['选题简明', 5],
      ['设计合理', 5],
    ],
  ],
  [
    '教学内容',
    [
      ['科学正确', 15],
      ['逻辑清晰', 10],
      ['内容完整', 5],
    ],
  ],
  [
    '教学设计',
    [
      ['目标明确', 10],
      ['方法适当', 10],
      ['面向学情', 5],
    ],
  ],
  [
    '技术规范',
    [
      ['画面声音', 5],
      ['字幕文字', 5],
      ['结构完整', 5],
    ],
  ],
  [
    '教学效果',
    [
      ['目标达成', 10],
      ['形式新颖', 5],
      ['推广价值', 5],
    ],
  ],
]

/** A finished work: group, subject, author, marks of five judges (`-`: none), a mark of arbitration, its title. */
export interface JudgedSeed {
  group: number
  courseId: string
  author: string
  title: string
  marks: readonly (number | null)[]
  arbitration: number | null
}

// place of the group, subject, author, five marks, arbitration, title
const JUDGED = `
1 0202 t_linyq 94 91.5 93 96 90 - 长方形的面积为什么是长乘宽
1 0202 t_zhoush 92.5 88 90 85 95 - 认识负数：从温度计说起
1 0202 t_duyx 89 92 90.5 90 88.5 - 平移与旋转
1 0202 t_hejf 90.5 89 91 86 93 - 用画图的办法解决和差问题
1 0202 t_yuanml 78 96 84 85 83.5 84 可能性有多大
1 0202 t_tanxs 84 82 85 80.5 83 - 分数墙上的秘密
1 0202 t_pengzy 88 - 87 90 85 - 圆周率的故事
1 0202 t_demo060 75 77.5 76 - - - 克与千克
2 0304 t_xutb 95 93 92.5 94 91 - 浮力到底是谁给的
2 0309 t_demo003 90 88.5 91 87 89 - 一条河流的三种画法
2 0301 t_demo006 86 88 84.5 85 87 - 《背影》里的四次落泪
2 0303 t_demo012 82 84 83 80.5 85 - 现在完成时：还在继续的故事
0 0102 k_baisr 91 90.5 92 89 93 - 小雨点去旅行
0 0105 t_demo018 87 85 88 86.5 84 - 会变色的影子
3 0402 t_demo022 93 90 92 91.5 89 - 导数是一把放大镜
3 0404 t_demo024 88 86.5 87 89 85 - 看不见的电场线`

/** Works of the second competition in the order of domain 5.2, then those of other groups. */
export const judgedSeeds: readonly JudgedSeed[] = JUDGED.trim()
  .split('\n')
  .map((line) => {
    const [group, courseId = '', author = '', ...rest] = line.split(' ')
    const numbers = rest.slice(0, 6).map((text) => (text === '-' ? null : Number(text)))
    return {
      group: Number(group),
      courseId,
      author,
      title: rest.slice(6).join(' '),
      marks: numbers.slice(0, 5),
      arbitration: numbers[5] ?? null,
    }
  })

/** Author whose account was removed: the snapshot has no name. */
export const withdrawnAuthor = 't_demo060'

// place of the group, subject, title
const ENTERED = `
1 0202 三角形的内角和为什么是180度
1 0202 鸡兔同笼：抬起脚来想一想
1 0202 小数点搬家
1 0202 钟表上的角
1 0202 植树问题里的“加一减一”
1 0202 分数的再认识
1 0201 《草船借箭》里的一组对比
1 0201 一笔一画写“永”字
1 0201 说明文里的“小数据”
1 0203 can 与 can’t 的小剧场
1 0210 影子为什么会变长
1 0210 一片叶子的旅行
1 0212 认识附点节奏
1 0213 有趣的对称剪纸
1 0211 让小车自己转弯
1 0207 公共场所里的“请”字
1 0214 坐位体前屈的正确打开方式
1 0215 一盘凉拌黄瓜里的劳动课
2 0302 有理数的加法：红黑卡片
2 0302 一次函数与一壶开水
2 0301 《济南的冬天》里的温度
2 0303 定语从句就是贴标签
2 0304 声音为什么能拐弯
2 0304 杠杆：一根筷子的力量
2 0305 蜡烛燃烧的三个问题
2 0306 叶片里的加工厂
2 0308 一张地图看懂丝绸之路
2 0309 等高线不神秘
2 0311 二维码里的黑与白
2 0307 法律就在校门口
2 0302 勾股定理的拼图证明
2 0304 凸透镜成像一张图
3 0402 概率里的生日问题
3 0402 圆锥曲线的光学性质
3 0401 《赤壁赋》的水与月
3 0404 单摆的周期与什么有关
3 0405 化学平衡的移动
3 0406 DNA双螺旋折纸
3 0408 从一枚银元看近代经济
3 0409 锋面是怎样下雨的
0 0101 牙齿上的小黑洞
0 0102 小熊的一封信
0 0103 我会排队
0 0104 水往哪里流
0 0105 落叶拓印画
4 0201 认识“左”和“右”
4 0202 摸一摸学图形
4 0213 用手掌画一棵树`

/** The 48 works of the running competition: the first 30 are judged, the next 14 stayed below, the last four went back. */
export const enteredSeeds = ENTERED.trim()
  .split('\n')
  .map((line) => {
    const [group, courseId = '', ...title] = line.split(' ')
    return { group: Number(group), courseId, title: title.join(' ') }
  })

/** Why the four last works went back to their authors. */
export const returnReasons = [
  '片头出现学校名称，不符合匿名要求',
  '视频时长超过10分钟',
  '缺少教学设计文档',
  '与上一届参赛作品文件重复',
]
