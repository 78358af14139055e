/** An article before it gets its text. */
export interface ArticleSeed {
  title: string
  columnCode: string
  /** Key of the paragraphs. */
  kind: string
  source: string
  state?: 'draft' | 'review1' | 'review3' | 'returned' | 'offline' | 'bin'
  /** Milliseconds after SEED_NOW when it appears; absent means some days ago. */
  publishInMs?: number
  recommend?: number
  pinned?: boolean
  revisions?: number
  files?: readonly string[]
  bodyEnd?: string
}

const HOUR = 3_600_000
const SOURCES: Record<string, string> = {
  announcement: '云泽省教育厅',
  news: '云泽教育',
  disclose: '云泽省教育厅',
  research: '省教育科学研究院',
  school: '云泽教育',
  preschool: '云泽学前教育',
}

// kind column title, one article per line.
const PUBLISHED = `
announcement announcement 关于举办云泽省第三届中小学微课大赛的通知
announcement announcement 关于公布第二届微课大赛获奖名单的通知
announcement announcement 2026年秋季学期教学视导工作安排
announcement announcement 关于做好2026年义务教育阶段新生报名工作的提示
announcement announcement 关于开展校园图书角建设交流活动的通知
announcement announcement 关于征集劳动教育实践案例的通知
announcement competition 微课大赛作品提交常见问题解答
announcement competition 第三届微课大赛评审工作时间表
announcement downloads 微课大赛作品说明表（模板）
announcement about 关于云泽教育门户
news news.headline 全省基础教育数字化应用交流会在望川市召开
news news.headline 云泽省启动乡村小规模学校支持计划
news news.headline 秋季学期开学第一周：把时间还给孩子
news news.regions 望川市砚池区：一块屏幕里的乡村同步课堂
news news.regions 青屿市：海岛教学点的流动图书船
news news.regions 澄湾市：课后服务里的二十门手艺课
news news.regions 雁回市鹤渚县：让每所村小都有音乐课
news news.campus 云津区实验学校的“无铃声校园”
news news.campus 回澜中学：操场上的天文夜
news news.campus 海韵小学学生自编潮汐日历
news news.media 一张课桌的旅行——记城乡学校结对
disclose disclose.policy 云泽省中小学校园安全管理办法
disclose disclose.policy 《云泽省幼儿园科学保教指引（试行）》解读
disclose disclose.admission 2026年普通高中招生工作问答
disclose disclose.finance 2026年省级教育专项资金安排情况
disclose disclose.notice 公示：云泽省第三批名师工作室拟入选名单
research research.activity 澄湾外国语学校开展“一课三磨”教研活动
research research.activity 小学数学“数与运算”单元整体教学研讨侧记
research research.plan 《长方形的面积》教学设计
research research.paper 让评价回到课堂：物理学科作业设计的三点思考
research research.studio 林砚秋名师工作室：从一道错题开始
research projectShow 基于学情的小学作业分层研究项目中期展示
school schoolStyle 溪桥县泮桥镇中心小学的二十四节气课程
school schoolStyle 槐荫渡市职业中等专业学校：一把刻刀的传承
school principal.people 守着河湾的人：记鹤鸣小学校长
school principal.cases 从教务主任到校长的第一年
school principal.thoughts 小学校也可以有大课堂
preschool teacherResearch 大班角色区“小小邮局”观察记录
preschool homeProduced 阳台上的小菜园——一个家庭的劳动课
preschool aiBaby 三岁孩子不肯入园怎么办`

const OTHERS: readonly Omit<ArticleSeed, 'source'>[] = [
  {
    title: '直播预告：微课大赛优秀作品现场点评',
    columnCode: 'announcement',
    kind: 'announcement',
    publishInMs: 90_000,
  },
  {
    title: '关于召开冬季校园安全工作视频会的通知',
    columnCode: 'announcement',
    kind: 'announcement',
    publishInMs: 2 * HOUR,
  },
  { title: '全省幼儿园游戏活动案例征集启事', columnCode: 'policyFront', kind: 'preschool', publishInMs: 24 * HOUR },
  { title: '2027年寒假放假时间安排', columnCode: 'announcement', kind: 'announcement', publishInMs: 168 * HOUR },
  { title: '乡村教师走教补助实施细则（草稿）', columnCode: 'disclose.policy', kind: 'disclose', state: 'draft' },
  { title: '冬至课程方案（草稿）', columnCode: 'schoolStyle', kind: 'school', state: 'draft' },
  { title: '物理实验箱使用手册（草稿）', columnCode: 'research.plan', kind: 'research', state: 'draft' },
  { title: '园所开放日邀请函（草稿）', columnCode: 'producedGarden', kind: 'preschool', state: 'draft' },
  { title: '校园足球联赛赛程（草稿）', columnCode: 'news.campus', kind: 'news', state: 'draft' },
  { title: '青屿市渔村学校的潮汐课堂', columnCode: 'news.regions', kind: 'news', state: 'review1' },
  { title: '高中生涯规划课程实践', columnCode: 'research.paper', kind: 'research', state: 'review1' },
  { title: '松岭自治县双语阅读活动侧记', columnCode: 'news.regions', kind: 'news', state: 'review1' },
  { title: '民办学校年度检查结果公告', columnCode: 'disclose.notice', kind: 'disclose', state: 'review3' },
  { title: '教育系统政府采购目录（2027年）', columnCode: 'disclose.finance', kind: 'disclose', state: 'review3' },
  { title: '校长读书会第十二期纪要', columnCode: 'principal.thoughts', kind: 'school', state: 'returned' },
  { title: '家园共育微视频拍摄建议', columnCode: 'homeProduced', kind: 'preschool', state: 'returned' },
  { title: '2025年教师培训报名通知', columnCode: 'announcement', kind: 'announcement', state: 'offline' },
  { title: '旧版门户停用公告', columnCode: 'announcement', kind: 'announcement', state: 'offline' },
  { title: '重复发布的测试稿件', columnCode: 'news.campus', kind: 'news', state: 'bin' },
  { title: '撤回的活动海报说明', columnCode: 'downloads', kind: 'announcement', state: 'bin' },
]

const SPECIAL: Record<string, Partial<ArticleSeed>> = {
  关于举办云泽省第三届中小学微课大赛的通知: {
    pinned: true,
    recommend: 5,
    files: [
      '大赛实施方案.pdf',
      '作品说明表.docx',
      '推荐汇总表.xlsx',
      '评分标准.pptx',
      '宣传海报.jpg',
      '示例微课.mp4',
      '素材包.zip',
    ],
  },
  '望川市砚池区：一块屏幕里的乡村同步课堂': { recommend: 4, revisions: 7 },
  溪桥县泮桥镇中心小学的二十四节气课程: { recommend: 3 },
  '澄湾外国语学校开展“一课三磨”教研活动': { recommend: 2 },
  全省基础教育数字化应用交流会在望川市召开: { recommend: 1 },
  // What the editor's check finds: a picture without a description, a picture and a link that lead nowhere.
  '校园足球联赛赛程（草稿）': {
    bodyEnd:
      '<p><img src="https://img.doorway.example/meeting.jpg"><a href="https://gone.doorway.example/report">会议材料</a></p>',
  },
  云泽省中小学校园安全管理办法: { files: ['云泽省中小学校园安全管理办法.docx'] },
  '2026年省级教育专项资金安排情况': { files: ['2026年省级教育专项资金安排表.xlsx'] },
  '微课大赛作品说明表（模板）': { files: ['作品说明表.docx'] },
}

/** The 60 articles of the provincial site (domain 5.2), all invented. */
export const articleSeeds: readonly ArticleSeed[] = [
  ...PUBLISHED.trim()
    .split('\n')
    .map((line) => {
      const [kind = '', columnCode = '', ...title] = line.split(' ')
      return { title: title.join(' '), columnCode, kind }
    }),
  ...OTHERS,
].map((seed) => ({ ...seed, source: SOURCES[seed.kind] ?? '', ...SPECIAL[seed.title] }))
