/** A short text of a site other than the provincial one, and pages that every public site has. */
export interface SiteTextSeed {
  siteId: number
  columnCode: string
  title: string
  kind: string
  source: string
}

// site, column, kind of paragraphs, source, title
const LINES = `
2 announcement announcement 望川市教育局 关于做好今冬明春校园安全检查工作的通知
2 announcement announcement 望川市教育局 望川市2026年中小学寒假安排的公告
2 announcement announcement 望川市教育局 关于组织申报市级教学成果的通知
2 educationNews news 望川教育 望川市课后服务实现义务教育学校全覆盖
2 educationNews news 望川教育 城乡教师同上一堂课，砚池区结对学校增至四十二所
2 educationNews news 望川教育 孩子们的图书漂流站开到了公园里
2 educationNews news 望川教育 清槐街道社区教育课堂开讲
3 announcement announcement 青屿市教育局 关于开展海岛教学点冬季供暖保障的通知
3 announcement announcement 青屿市教育局 青屿市幼儿园招生服务区调整公示
3 educationNews news 青屿教育 渡轮上的图书角
3 educationNews news 青屿教育 海韵小学的潮汐观测站迎来第九个冬天
3 educationNews news 青屿教育 全市中小学生帆船体验课报名人数过千
4 announcement announcement 砚池区教育局 砚池区2026年教师招聘面试成绩公告
4 announcement announcement 砚池区教育局 关于举办全区班主任基本功展示的通知
4 educationNews news 砚池教育 一条古街，十二间流动教室
4 educationNews news 砚池教育 砚池小学的书法日
5 announcement preschool 云泽学前教育 幼小衔接“开放周”活动安排
5 educationNews preschool 云泽学前教育 把整个下午还给沙池
5 educationNews preschool 云泽学前教育 清槐幼儿园：一场关于影子的追问
6 announcement announcement 大赛组委会 第三届微课大赛初评阶段工作提示
6 educationNews news 大赛组委会 四十八件作品进入省级评审
1 disclose.policy disclose 云泽省教育厅 云泽省义务教育学校课后服务管理规定
1 disclose.policy disclose 云泽省教育厅 关于进一步规范中小学教辅材料选用的意见
1 disclose.policy disclose 云泽省教育厅 云泽省中小学教师继续教育学分管理办法
1 disclose.policy disclose 云泽省教育厅 云泽省特殊教育学校办学基本标准（2026年修订）
1 disclose.admission disclose 云泽省教育厅 2026年初中学业水平考试科目与分值说明
1 disclose.admission disclose 云泽省教育厅 特殊类型招生报名资格审核结果公告
1 disclose.admission disclose 云泽省教育厅 进城务工人员随迁子女入学指南
1 disclose.finance disclose 云泽省教育厅 云泽省教育厅2025年度部门决算公开
1 disclose.finance disclose 云泽省教育厅 2026年义务教育薄弱环节改善资金分配表
1 disclose.notice disclose 省教育科学研究院 公示：2026年度省级教研课题立项名单
1 disclose.notice disclose 云泽省教育厅 公示：云泽省乡村温馨校园推荐名单
1 policyFront preschool 云泽学前教育 云泽省学前教育发展提升行动要点
1 policyFront preschool 云泽学前教育 一图读懂：幼儿园收费与资助
1 producedGarden preschool 云泽学前教育 清槐幼儿园的楼梯间改造记
1 producedGarden preschool 云泽学前教育 凫溪镇中心幼儿园：田埂上的早操
1 homeProduced preschool 云泽学前教育 奶奶的布老虎——祖孙一起做玩具
1 aiBaby preschool 云泽学前教育 五岁了，要不要学拼音
1 aiBaby preschool 云泽学前教育 冬天户外活动怎么穿
1 privacy privacy 云泽省教育厅 隐私政策
1 accessibility accessibility 云泽省教育厅 适老化与无障碍说明`

/** Texts of the other sites and the standing pages. */
export const siteTexts: readonly SiteTextSeed[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [siteId, columnCode = '', kind = '', source = '', ...title] = line.split(' ')
    return { siteId: Number(siteId), columnCode, kind, source, title: title.join(' ') }
  })

const issued = (docNo: string | null, validity: 'valid' | 'invalid' | 'abolished', issueOrg = '云泽省教育厅') => ({
  docNo,
  validity,
  issueOrg,
})

/** A document that has no number of its own. */
export const plainDisclosure = issued(null, 'valid')

/** Disclosed documents: what stands on their index card, by title. */
export const disclosureSeeds: Record<string, ReturnType<typeof issued>> = {
  云泽省中小学校园安全管理办法: issued('云教安〔2026〕12号', 'valid'),
  '《云泽省幼儿园科学保教指引（试行）》解读': issued(null, 'valid'),
  '2026年普通高中招生工作问答': issued('云教考〔2026〕31号', 'invalid'),
  '2026年省级教育专项资金安排情况': issued('云教财〔2026〕8号', 'valid'),
  '公示：云泽省第三批名师工作室拟入选名单': issued('云教研〔2026〕19号', 'abolished', '省教育科学研究院'),
  云泽省义务教育学校课后服务管理规定: issued('云教基〔2026〕27号', 'valid'),
  关于进一步规范中小学教辅材料选用的意见: issued('云教基〔2025〕40号', 'valid'),
  云泽省中小学教师继续教育学分管理办法: issued('云教师〔2024〕15号', 'abolished'),
  '云泽省特殊教育学校办学基本标准（2026年修订）': issued('云教基〔2026〕33号', 'valid'),
  '2026年初中学业水平考试科目与分值说明': issued('云教考〔2026〕5号', 'invalid'),
  '公示：2026年度省级教研课题立项名单': issued('云教研〔2026〕22号', 'valid', '省教育科学研究院'),
}

/** Projects in addition to the one of the main list: title, level, leader, unit, years, stage. */
export const projectSeeds = `
基于学情的小学作业分层研究项目中期展示|province|林砚秋|望川市砚池小学|2025|2027|running
乡村小规模学校复式教学资源建设|province|沈栖鹤|鹤渚县鹤鸣小学|2024|2026|finished
二十四节气校本课程开发与推广|city|辛怀川|溪桥县泮桥镇中心小学|2023|2026|spread
初中物理自制教具的设计与应用|province|许棠贝|望川市第三中学|2025|2027|running
海洋教育主题跨学科学习研究|city|纪澜声|青屿市海韵小学|2026|2028|approved
幼儿园“小邮局”游戏中的语言发展|county|白双榕|望川市清槐幼儿园|2025|2026|running`
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', level = '', leader = '', unit = '', from = '', until = '', stage = ''] = line.split('|')
    return { title, level, leader, unit, from, until, stage }
  })
