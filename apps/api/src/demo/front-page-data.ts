// site, kind, rows (- for the usual), title in zh en ja ko tw (- for the usual); a kind after ! is hidden.
const BLOCKS = `
1 lead 5 -
1 announcement 6 -
1 contest - 云泽省第三届中小学微课大赛|The third Yunze micro-lesson competition|雲沢省第3回マイクロ授業コンテスト|윈쩌성 제3회 마이크로 수업 대회|雲澤省第三屆中小學微課大賽
1 educationNews 6 -
1 winners 4 -
1 teachResearch 5 -
1 schools 5 -
1 discloseInfos 5 最新公开|Latest disclosures|新着公開情報|최신 공개 정보|最新公開
1 preschoolEducation 5 -
1 topics 6 -
1 principals 5 -
1 !competition - -
1 numbers - -
1 links - -
2 lead 3 -
2 announcement 5 -
2 educationNews 6 望川新闻|Wangchuan news|望川ニュース|왕촨 소식|望川新聞
2 schools 4 -
2 topics 4 -
2 numbers - -
2 links - -`

// site, tag or page, title in zh en ja ko tw, summary
const TOPICS = `
1 #微课大赛 第三届微课大赛|Micro-lesson competition|マイクロ授業コンテスト|마이크로 수업 대회|第三屆微課大賽 从报名到公布结果，通知、日程与问答都在这里。
1 #乡村教育 乡村教育振兴|Rural schools|農村の学校|농촌 학교|鄉村教育振興 同步课堂、流动图书船与村小音乐课。
1 #课后服务 课后服务|After-school care|放課後支援|방과 후 돌봄|課後服務 放学后的两小时，学校怎样安排。
1 #招生入学 招生入学|Admissions|入学案内|입학 안내|招生入學 政策、时间与材料，一次看明白。
1 /preschoolEducation 科学幼小衔接|From kindergarten to school|幼小接続|유·초 연계|科學幼小銜接 给孩子一段从容的过渡。
1 /schoolStyle 走进美丽校园|Visit our schools|学校めぐり|학교 둘러보기|走進美麗校園 看看全省学校的一天。
2 #课后服务 课后服务|After-school care|放課後支援|방과 후 돌봄|課後服務 望川市课后服务实现学校全覆盖。`

// tag, beginnings of the titles that carry it
const TAGS = `
微课大赛 关于举办云泽省第三届|关于公布第二届微课大赛|微课大赛作品提交|第三届微课大赛评审|微课大赛作品说明表|四十八件作品
乡村教育 云泽省启动乡村小规模|望川市砚池区：|青屿市：海岛|雁回市鹤渚县：|一张课桌的旅行|公示：云泽省乡村温馨|城乡教师同上
课后服务 澄湾市：课后服务|云泽省义务教育学校课后服务|望川市课后服务
招生入学 关于做好2026年义务教育|2026年普通高中招生|特殊类型招生|进城务工人员随迁
数字化 全省基础教育数字化|望川市砚池区：|关于举办云泽省第三届
校园文化 云津区实验学校的|回澜中学：|溪桥县泮桥镇|关于开展校园图书角`

// site, group in zh en ja ko tw; an indented line is a link of the last group.
const LINKS = `
1 政府部门|Government|政府機関|정부 기관|政府部門
  云泽省人民政府 https://gov.yunze.example/
  云泽省教育考试院 https://exam.yunze.example/
  云泽省人力资源和社会保障厅 https://hrss.yunze.example/
  云泽省科学技术厅 https://kjt.yunze.example/
1 市县教育网|Local education offices|市県の教育局|시·현 교육망|市縣教育網
  望川市教育网 https://wangchuan.doorway.example/
  青屿市教育网 https://qingyu.doorway.example/
  砚池区教育信息网 https://yanchi.doorway.example/
1 学习平台|Learning|学習サイト|학습 사이트|學習平臺
  云泽数字图书馆 https://library.yunze.example/
  云泽科学馆在线展厅 https://science.yunze.example/
  青少年心理健康服务平台 https://care.yunze.example/
2 政府部门|Government|政府機関|정부 기관|政府部門
  望川市人民政府 https://wangchuan.gov.example/`

const linesOf = (text: string) => text.trim().split('\n')
const named = (words: string) => {
  const [name = '', en = '', ja = '', ko = '', tw = ''] = words.split('|')
  return { name, names: { en, ja, ko, tw } }
}

/** Rows of the blocks; the sites without any show everything they have. */
export const blockRows = () =>
  linesOf(BLOCKS).map((line, seq) => {
    const [siteId, kind = '', rows = '-', ...words] = line.split(' ')
    const { name, names } = named(words.join(' '))
    return {
      site_id: Number(siteId),
      seq,
      kind: kind.replace('!', ''),
      enabled: !kind.startsWith('!'),
      config: {
        ...(rows !== '-' && { rows: Number(rows) }),
        ...(name !== '-' && { title: name, titles: names }),
      },
    }
  })

const tagNames = linesOf(TAGS).map((line) => line.slice(0, line.indexOf(' ')))
const tagId = (name: string) => tagNames.indexOf(name) + 1

/** Rows of the tags, and of the articles that carry them. */
export function tagRows(articles: readonly Record<string, unknown>[]) {
  const refs = linesOf(TAGS).flatMap((line, index) => {
    const beginnings = line.slice(line.indexOf(' ') + 1).split('|')
    return articles
      .filter(({ title }) => beginnings.some((beginning) => String(title).startsWith(beginning)))
      .map(({ id }) => ({ tag_id: index + 1, ref_type: 'article', ref_id: id }))
  })
  return { tags: tagNames.map((name, index) => ({ id: index + 1, name })), refs }
}

/** Rows of the special topics. */
export const topicRows = () =>
  linesOf(TOPICS).map((line, seq) => {
    const [, siteId, target = '', words = '', summary = ''] = /^(\d) (\S+) (.+) (\S+)$/.exec(line) ?? []
    const { name, names } = named(words)
    const leadsTo = target.startsWith('#')
      ? { tag_id: tagId(target.slice(1)), route: null }
      : { tag_id: null, route: target }
    return { id: seq + 1, site_id: Number(siteId), seq, title: name, title_i18n: names, summary, ...leadsTo }
  })

/** Rows of the links to other sites and of their groups. */
export function linkRows() {
  const groups: Record<string, unknown>[] = []
  const links: Record<string, unknown>[] = []
  for (const [seq, line] of linesOf(LINKS).entries()) {
    if (line.startsWith('  ')) {
      const [name = '', url = ''] = line.trim().split(' ')
      links.push({ id: links.length + 1, group_id: groups.length, seq, name, url })
    } else {
      const { name, names } = named(line.slice(2))
      groups.push({ id: groups.length + 1, site_id: Number(line[0]), seq, name, name_i18n: names })
    }
  }
  return { groups, links }
}
