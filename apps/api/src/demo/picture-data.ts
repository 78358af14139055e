// picture | beginnings of the titles of the articles that show it
const COVERS = `
lead-competition|关于举办云泽省第三届|四十八件作品
lead-screen|望川市砚池区：一块屏幕
lead-seasons|溪桥县泮桥镇中心小学的
lead-research|澄湾外国语学校开展
lead-digital|全省基础教育数字化
news-library-boat|青屿市：海岛教学点|渡轮上的图书角
news-crafts|澄湾市：课后服务
news-music|雁回市鹤渚县
news-quiet|云津区实验学校的
news-stars|回澜中学
news-tide|海韵小学学生|海韵小学的潮汐
news-desk|一张课桌的旅行|城乡教师同上
news-rural|云泽省启动乡村|一条古街
news-autumn|秋季学期开学第一周|望川市课后服务实现
school-20|槐荫渡市职业
album-garden|大班角色区|阳台上的小菜园|把整个下午还给沙池
album-shelves|关于开展校园图书角|孩子们的图书漂流站|砚池小学的书法日
lesson-float|全市中小学生帆船
album-plot|关于征集劳动教育
school-23|守着河湾的人|小学校也可以有大课堂
topic-after-school|清槐街道社区
project-homework|基于学情的小学
project-multigrade|乡村小规模学校复式
project-seasons|二十四节气校本课程
project-devices|初中物理自制教具
project-sea|海洋教育主题
project-post|幼儿园“小邮局”
care-food|第一口辅食
care-home|会走以后
care-self|“不要”“我自己来”
care-walk|入园前的一个月
care-wave|分离时说再见|三岁孩子不肯入园
care-hands|小手怎么洗
care-truth|孩子说谎
care-lost|走失时记得
care-words|入学前要不要
care-tidy|整理书包从
care-breakfast|早餐吃什么
topic-transition|幼小衔接“开放周”
lesson-letter|清槐幼儿园：一场`

// topic | picture
const TOPICS = `
微课大赛|topic-competition
第三届微课大赛|topic-competition
乡村教育振兴|topic-rural
课后服务|topic-after-school
招生入学|topic-admission
科学幼小衔接|topic-transition
走进美丽校园|topic-campus`

// picture | title of the work with an award, where the library has no lesson of that title
const WORKS = `
work-raindrop|小雨点去旅行
work-derivative|导数是一把放大镜
work-shadow|会变色的影子
work-river|一条河流的三种画法
work-father|《背影》里的四次落泪
work-tense|现在完成时：还在继续的故事
work-field|看不见的电场线
work-weight|克与千克`

/** Pictures of the resources, in the order of the resources. */
const LESSONS = [
  'lesson-area',
  'lesson-negative',
  'lesson-motion',
  'lesson-sum',
  'lesson-chance',
  'lesson-fraction',
  'lesson-circle',
  'lesson-float',
  'lesson-sound',
  'lesson-letter',
] as const

const rowsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const covers = rowsOf(COVERS).flatMap(([picture = '', ...beginnings]) =>
  beginnings.map((beginning) => ({ picture, beginning })),
)
const topics = new Map(rowsOf(TOPICS).map(([topic = '', picture = '']) => [topic, picture]))

/** Names of the pictures of works that have no lesson in the library, by their titles. */
export const workPictures = rowsOf(WORKS).map(([picture = '', title = '']) => ({ picture, title }))

/** Names of the sample pictures by what shows them; undefined where the demo has none. */
export const pictureOf = {
  article: (title: string) => covers.find(({ beginning }) => title.startsWith(beginning))?.picture,
  topic: (title: string) => topics.get(title),
  resource: (index: number): string | undefined => LESSONS[index],
  principal: (index: number) => `principal-${index + 1}`,
  school: (schoolId: number) => `school-${schoolId}`,
}
