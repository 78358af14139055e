/** A text that names its topic in addition to its column. */
export interface TopicSeed {
  columnCode: string
  docType: string
  title: string
  source: string
  /** Its own first paragraph; the others come from the kind's pool. */
  lead: string
  about: Record<string, string>
  /** Number of a policy. */
  docNo?: string
  /** Title of the policy that it interprets. */
  interprets?: string
}

// column | what it is about | title | source | lead
const TEXTS = `
teacherResearch|field=science age_class=big|大班科学活动《会变的影子》|望川市清槐幼儿园|把一束光放低一点，影子就长了。孩子们用身体量影子，又用影子猜时间。
teacherResearch|field=language age_class=middle|中班绘本讲述：让孩子当讲述人|望川市清槐幼儿园|老师退到旁边，由孩子决定从哪一页开始讲、讲给谁听。
teacherResearch|field=art age_class=small|小班美术《手指上的雨》|汐头县凫溪镇中心幼儿园|一场雨停下以后，孩子们用手指在窗上画出雨的声音。
teacherResearch|field=health age_class=small|小班户外体能：爬坡与跳坑|汐头县凫溪镇中心幼儿园|田埂有高有低，正好是最自然的运动器械。
teacherResearch|field=society age_class=big|大班社会活动《我们的约定》教案|望川市清槐幼儿园|约定由孩子提出、讨论、画出来，每周五一起回看一次。
teacherResearch|field=language age_class=big|大班语言《给未来小学的信》|望川市清槐幼儿园|写信不必会写字，画、贴、口述都可以，重要的是有话想说。
teacherResearch|field=science age_class=middle|中班自然角：一颗豆子的观察日记|望川市清槐幼儿园|四个星期，二十六张画，豆子长到和孩子的小臂一样高。
teacherResearch|field=health age_class=middle|中班教研：把体检数据读给家长听|云泽学前教育|数据不排队、不比较，只说这个孩子三个月来的变化。
producedGarden|-|清槐幼儿园园本课程《一年四季的小院子》|望川市清槐幼儿园|院子是最好的教室，四季各有一张活动地图。
producedGarden|-|凫溪镇中心幼儿园区域活动：渔网与绳结|汐头县凫溪镇中心幼儿园|爷爷奶奶带来旧渔网，孩子学会了三种绳结。
producedGarden|-|用废旧纸箱搭一条街|望川市清槐幼儿园|二十多个纸箱，从邮局到面馆，孩子们自己定营业时间。
aiBaby|age_from=0 topic=nutrition|第一口辅食怎么添|云泽学前教育|从一勺开始，慢一点、稀一点、一次只添一种，留意孩子的反应。
aiBaby|age_from=1 topic=safety|会走以后，家里要挪开的八样东西|云泽学前教育|蹲下来，用孩子的高度在家里走一圈，会看见不少平时看不见的角落。
aiBaby|age_from=2 topic=mind|“不要”“我自己来”——两岁的独立宣言|云泽学前教育|给两个都可以接受的选择，比讲道理更容易让孩子安静下来。
aiBaby|age_from=2 topic=entering|入园前的一个月可以做的小事|云泽学前教育|一起走走去幼儿园的路，认识门口的那棵树和值班的老师。
aiBaby|age_from=3 topic=entering|分离时说再见，不要偷偷走|云泽学前教育|告诉孩子几点来接，并且真的在那个时间出现。
aiBaby|age_from=3 topic=health|小手怎么洗才算洗干净|云泽学前教育|唱完一首短歌的时间刚刚好，重点是手指缝和手腕。
aiBaby|age_from=4 topic=mind|孩子说谎，先别急着定性|云泽学前教育|四岁的孩子常常分不清愿望和事实，先听完，再一起还原。
aiBaby|age_from=4 topic=safety|走失时记得三件事|云泽学前教育|停下来、找穿制服的人、说出家人的名字，每个月演练一次。
aiBaby|age_from=5 topic=bridging|入学前要不要提前认字|云泽学前教育|对学习有兴趣、能坚持完成一件小事，比认识多少字更重要。
aiBaby|age_from=5 topic=bridging|整理书包从整理玩具开始|云泽学前教育|给每样东西一个“家”，孩子就知道该放回哪里。
aiBaby|age_from=5 topic=nutrition|早餐吃什么，精神一上午|云泽学前教育|谷物、蛋奶、蔬果各来一样，比单吃一大碗粥更耐饿。
research.plan|garde_id=2 course_id=0201|《落花生》教学设计：从一句话读懂一个人|省教育科学研究院|全课只问一个问题：父亲为什么偏偏选了花生？
research.plan|garde_id=3 course_id=0304|《压强》单元作业设计|省教育科学研究院|三层作业对应三种学生，每层都能独立成为一次完整的探究。
research.plan|garde_id=4 course_id=0402|《函数的单调性》情境导入三例|省教育科学研究院|从潮位曲线、气温曲线到股价曲线，学生自己说出“增”和“减”。
research.paper|garde_id=2 course_id=0202|小学数学“说理”课堂的观察框架|省教育科学研究院|把“会做”变成“会说”，需要先给学生说错的机会。
research.paper|garde_id=3 course_id=0309|地理实践力评价的五个证据|省教育科学研究院|地图、照片、记录、访谈与一次公开报告。
research.question|garde_id=3 course_id=0304|八年级物理期末命题双向细目表示例|省教育科学研究院|先定能力，再选情境，最后才写题。
research.question|garde_id=2 course_id=0202|一道“量一量”试题的四次修改|省教育科学研究院|每改一次，就离学生的真实错误更近一步。`

// number | title | source
const POLICIES = `
云教学前〔2026〕6号|云泽省幼儿园科学保教指引（试行）|云泽省教育厅
云教学前〔2026〕11号|关于规范幼儿园招生与收费行为的通知|云泽省教育厅
云教学前〔2025〕23号|云泽省幼儿园与小学科学衔接实施方案|云泽省教育厅
望教学前〔2026〕4号|望川市普惠性幼儿园认定与管理办法|望川市教育局`

// title | title of the policy
const INTERPRETATIONS = `
《幼儿园科学保教指引》五问五答|云泽省幼儿园科学保教指引（试行）
一图读懂：保教指引里的“三个减少”|云泽省幼儿园科学保教指引（试行）
招生收费通知，家长最关心的六件事|关于规范幼儿园招生与收费行为的通知
幼小衔接：零起点教学怎么落实|云泽省幼儿园与小学科学衔接实施方案`

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const aboutOf = (text: string) =>
  Object.fromEntries(
    text === '-'
      ? []
      : text.split(' ').map((pair): [string, string] => {
          const [key = '', value = ''] = pair.split('=')
          return [key, value]
        }),
  )

const texts = linesOf(TEXTS).map(([columnCode = '', about = '-', title = '', source = '', lead = '']): TopicSeed => {
  return { columnCode, docType: 'article', title, source, lead, about: aboutOf(about) }
})
const policies = linesOf(POLICIES).map(([docNo, title = '', source = '']): TopicSeed => {
  const lead = `为提升学前教育质量，现将《${title}》予以公布，请结合实际贯彻执行。`
  return { columnCode: 'policyFront', docType: 'policy', title, source, lead, about: {}, docNo }
})
const readings = linesOf(INTERPRETATIONS).map(([title = '', interprets = '']): TopicSeed => {
  const lead = `本文围绕《${interprets}》的主要内容，就幼儿园和家长关心的问题作出说明。`
  return {
    columnCode: 'policyFront',
    docType: 'interpretation',
    title,
    source: '云泽学前教育',
    lead,
    about: {},
    interprets,
  }
})

/** Texts of early childhood and teaching research that can be found by what they are about. */
export const topicSeeds: readonly TopicSeed[] = [...texts, ...policies, ...readings]
