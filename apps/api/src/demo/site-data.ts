const footerOf = (organiser: string, siteCode: string) => ({
  organiser,
  undertaker: '云泽省教育技术装备中心',
  phone: '0380-5550100',
  icp: '泽ICP备00000000号-1',
  police: '泽公网安备 38010200000000号',
  siteCode,
})

/** Rows of the sites (domain 5.2). */
export const siteRows = () =>
  [
    {
      name: '云泽教育门户',
      code: 'prov',
      level: '省',
      area_code: '380000',
      org_id: 1,
      parent_id: null,
      accent: '#1f5fbf',
      organiser: '云泽省教育厅',
    },
    {
      name: '望川市教育网',
      code: 'wangchuan',
      level: '市',
      area_code: '380100',
      org_id: 2,
      parent_id: 1,
      accent: '#0f766e',
      organiser: '望川市教育局',
    },
    {
      name: '青屿市教育网',
      code: 'qingyu',
      level: '市',
      area_code: '380200',
      org_id: 3,
      parent_id: 1,
      accent: '#2563a8',
      organiser: '青屿市教育局',
    },
    {
      name: '砚池区教育信息网',
      code: 'yanchi',
      level: '县',
      area_code: '380102',
      org_id: 6,
      parent_id: 2,
      accent: '#7c4a1e',
      organiser: '砚池区教育局',
    },
    {
      name: '云泽学前教育',
      code: 'preschool',
      level: '专题',
      area_code: '380000',
      org_id: 1,
      parent_id: 1,
      accent: '#b4532a',
      organiser: '云泽省教育厅',
    },
    {
      name: '微课大赛专题',
      code: 'micro',
      level: '专题',
      area_code: '380000',
      org_id: 11,
      parent_id: 1,
      accent: '#5b3fa0',
      organiser: '省教育技术装备中心',
    },
  ].map(({ accent, organiser, ...site }, index) => ({
    id: index + 1,
    ...site,
    url: `https://${site.code}.doorway.example/`,
    detail: `${site.name}，由${organiser}主办。`,
    theme: { accent },
    languages: index === 3 ? ['zh', 'tw'] : ['zh', 'en', 'ja', 'ko', 'tw'],
    footer: footerOf(organiser, `38000000${String(index + 1).padStart(2, '0')}`),
    time_zone: 'Asia/Shanghai',
    state: 'running',
    version: 0,
  }))

// code, route, names in zh en ja ko tw; an indented line is below the last line that is not.
const PORTAL_COLUMNS = `
announcement /announcement 通知公告|Announcements|お知らせ|공지사항|通知公告
educationNews /educationNews 教育资讯|Education news|教育ニュース|교육 소식|教育資訊
  news.headline - 要闻|Headlines|トップニュース|주요 소식|要聞
  news.regions - 市县动态|Regions|地域の動き|지역 소식|市縣動態
  news.campus - 校园快讯|Campus|学校だより|학교 소식|校園快訊
  news.media - 媒体聚焦|In the media|メディア|언론 보도|媒體聚焦
discloseInfos /discloseInfos 信息公开|Disclosure|情報公開|정보 공개|資訊公開
  disclose.policy - 政策文件|Policies|政策文書|정책 문서|政策文件
  disclose.admission - 招生考试|Admissions|入学と試験|입학과 시험|招生考試
  disclose.finance - 财政信息|Finance|財政情報|재정 정보|財政資訊
  disclose.notice - 公示公告|Public notices|公示|공시|公示公告
  disclose.apply - 依申请公开|Requests for information|開示請求の案内|정보 공개 청구 안내|依申請公開
teachResearch /teachResearch 教学研究|Teaching research|教育研究|교육 연구|教學研究
  research.activity - 教研动态|Activities|研究活動|연구 동향|教研動態
  research.plan - 优秀教案|Lesson plans|優れた指導案|우수 교안|優秀教案
  research.paper - 教学论文|Papers|教育論文|교육 논문|教學論文
  research.question - 命题研究|Test design|問題作成研究|출제 연구|命題研究
  research.studio - 名师工作室|Studios|名師工房|명사 공방|名師工作室
projectShow /projectShow 项目展示|Projects|プロジェクト|프로젝트|專案展示
schoolStyle /schoolStyle 学校风采|Schools|学校紹介|학교 소개|學校風采
principalGrowth /principalGrowth 校长成长|Principals|校長の歩み|교장의 성장|校長成長
  principal.people - 名校长风采|Portraits|名校長|명교장|名校長風采
  principal.cases - 成长案例|Cases|成長事例|성장 사례|成長案例
  principal.thoughts - 治校思考|Reflections|学校経営|학교 경영|治校思考
preschoolEducation /preschoolEducation 学前教育|Preschool|幼児教育|유아 교육|學前教育
  policyFront /preschoolEducation/policyFront 政策前沿|Policy|政策|정책|政策前沿
  teacherResearch /preschoolEducation/teacherResearch 教师教研|Teachers|教員研究|교사 연구|教師教研
  homeProduced /preschoolEducation/homeProduced 家庭出品|From home|家庭から|가정에서|家庭出品
  producedGarden /preschoolEducation/producedGarden 园所出品|From kindergartens|園から|유치원에서|園所出品
  aiBaby /preschoolEducation/aiBaby 爱宝贝|Dear children|愛する子ども|사랑하는 아이|愛寶貝
competition /microCompute 大赛公告|Competitions|コンテスト|대회 공고|大賽公告
microList /microList 微课列表|Micro-lessons|マイクロ授業|마이크로 수업|微課列表
downloads - 下载中心|Downloads|ダウンロード|자료실|下載中心
about - 关于我们|About us|私たちについて|소개|關於我們
subjectDetail /subjectDetail 学科资源|Subjects|教科別|교과 자료|學科資源
privacy - 隐私政策|Privacy policy|プライバシーポリシー|개인정보 처리방침|隱私權政策
accessibility - 适老化与无障碍说明|Accessibility|アクセシビリティについて|접근성 안내|無障礙說明`

const FOR_SIGNED_IN = new Set(['microList', 'subjectDetail'])
const PAGES = new Set(['about', 'privacy', 'accessibility', 'disclose.apply'])

/** Rows of the columns: the whole tree for the provincial site, announcements and news for the others, schools for the cities. */
export function columnRows() {
  const rows: {
    id: number
    site_id: number
    parent_id: number | null
    path: string
    code: string
    [column: string]: unknown
  }[] = []
  const addTree = (siteId: number, lines: readonly string[], firstSeq = 0): void => {
    let parent: { id: number; path: string } | undefined
    for (const [seq, line] of lines.entries()) {
      const isChild = line.startsWith('  ')
      const [, code = '', route = '-', titles = ''] = /^(\S+) (\S+) (.+)$/.exec(line.trim()) ?? []
      const [name = code, en = '', ja = '', ko = '', tw = ''] = titles.split('|')
      const id = rows.length + 1
      const above = isChild ? parent : undefined
      const path = `${above?.path ?? '/'}${id}/`
      if (!isChild) parent = { id, path }
      rows.push({
        id,
        site_id: siteId,
        parent_id: above?.id ?? null,
        path,
        code,
        name,
        name_i18n: { en, ja, ko, tw },
        kind: PAGES.has(code) ? 'page' : 'list',
        bind_route: route === '-' ? null : route,
        visibility: FOR_SIGNED_IN.has(code) ? 'login' : 'public',
        visible_role_ids: [],
        review_levels: code.startsWith('disclose') ? 3 : code === 'news.headline' ? 2 : 1,
        is_nav: !isChild && route !== '-',
        seq: firstSeq + seq,
        state: 'on',
        version: 0,
      })
    }
  }
  const lines = PORTAL_COLUMNS.trim().split('\n')
  addTree(1, lines)
  for (const siteId of [2, 3, 4, 5, 6]) addTree(siteId, lines.slice(0, 2))
  const schools = lines.filter((line) => line.startsWith('schoolStyle'))
  for (const siteId of [2, 3]) addTree(siteId, schools, 2)
  return rows
}
