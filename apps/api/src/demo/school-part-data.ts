const rowsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

// school | labels | staff, senior, graduates
const FIGURES = `
8|civilised,reading,arts|96|31|22
9|science,reading|142|58|37
10|civilised,green|42|9|6
14|civilised,arts|168|52|61
17|rural,green|38|11|3
18|science,green|74|20|14
20|vocational,arts|186|64|40
21|reading,arts|154|49|66
22|arts,science|121|47|29
19|rural,green|24|4|1
23|rural|12|3|0`

/** Labels and figures by school. */
export const figureSeeds = new Map(
  rowsOf(FIGURES).map(([schoolId, tags = '', total, senior, graduate]) => [
    Number(schoolId),
    { tags: tags.split(','), total: Number(total), senior: Number(senior), graduate: Number(graduate) },
  ]),
)

// school | name | title | subject | introduction
const TEACHERS = `
8|林砚秋|正高级教师|数学|主张“从一道错题开始”，把学生的错误编成可以反复使用的学习材料，作业分层研究在六所学校试用。
8|沈墨言|高级教师|书法|带着三年级以上每个班每天写十五分钟字，编写了从描红到集字创作的四册校本读本。
8|顾青禾|一级教师|语文|用“一人一本漂流日记”连接班级与家庭，四年里孩子们写下三百多篇小文章。
9|许棠贝|高级教师|物理|自制教具二十余件，图纸全部公开；学生可以把实验箱带回家完成周末探究。
9|陆知远|正高级教师|地理|以望川河为课堂，带领学生连续六年记录水位与水质，形成校本流域地图。
10|白双榕|高级教师|学前教育|相信慢慢来的力量，带领团队整理游戏故事，倡导“先看见，再回应”的观察方法。
10|蓝小穗|一级教师|学前教育|负责自然角与种植园，把一年四季变成孩子看得见、摸得着的课程。
14|段语溪|高级教师|英语|英语戏剧节发起人，九年级学生能独立完成剧本改编、排演与舞台美术。
17|何景峰|高级教师|数学|用画图帮助乡村孩子理解数量关系，每周五与结对学校同上一节课。
17|辛怀川|高级教师|综合实践|把二十四节气编进课表，请来会编竹器的外公和会看云的渔民一起上课。
18|周诗航|一级教师|数学|把温度计、潮位尺搬进课堂，让负数与统计从真实的海边数据里长出来。`

/** Teachers whom schools introduce, all invented. */
export const teacherSeeds = rowsOf(TEACHERS).map(([schoolId, name, title, subject, intro]) => {
  return { schoolId: Number(schoolId), name, title, subject, intro }
})

// school | name | what happens there
const COURSES = `
8|翰墨校园|从执笔到创作，每天十五分钟，六年一条线；毕业时每个孩子送给母校一幅自己的字。
8|数学阅读|每月共读一本数学故事，用画图、讲题和短剧说出自己的理解。
8|同步课堂|与两个教学点每周同上四节课，音乐与美术课开齐开足。
9|物理创新实验|三十六个可以自己动手改进的实验，器材在走廊里随手可取。
9|河流观测|沿望川河设五个观测点，数据由学生采集、分析并向社区报告。
9|心理驿站|每天午间开放，学生志愿者与专职教师一起值守。
10|角色游戏|“小小邮局”“修理铺”由孩子自己布置、自己定规则。
10|自然角|一片菜地、一窝兔子、一本轮流写的观察日记。
14|戏剧节|从剧本到灯光都由学生完成，每年五月连演一周。
14|无铃声校园|没有铃声，师生自己掌握时间，课程长短可以商量。
17|二十四节气课程|春育苗、夏测影、秋做酱、冬扎灯，四季都有事可做。
17|竹编工坊|本地匠人每周进校，从一只小筐开始学会耐心。
18|潮汐日历|连续九年的潮汐记录，每年由六年级编成日历送给渔村。
18|帆船社团|四年级起学习风、绳结与安全，周末下水。
19|田埂早操|天气好的早晨，早操就在田埂上做。
21|模拟议事|每学期一次，学生就真实的校园问题提案、辩论、表决。
22|天文社团|操场熄灯一小时，用自制望远镜认识四季星空。`

/** Courses that schools are known for. */
export const courseSeeds = rowsOf(COURSES).map(([schoolId, name, summary]) => {
  return { schoolId: Number(schoolId), name, summary }
})

// school | picture | what the picture shows
const PICTURES = `
8|school-8|教学楼正面，门前的小路通向操场
8|album-shelves|图书馆里一整面墙的书架
8|album-field|雨后的环形跑道与足球场
8|album-hills|从顶楼望出去的远山（摄影：Aitzol Berasategi，CC BY 4.0）
9|school-9|实验楼临水的一面
9|album-river|校园后面的溪流观测点（摄影：Aitzol Berasategi，CC BY 4.0）
10|album-garden|孩子们种的菜畦，一行一种颜色
10|school-10|矮矮的园舍和红色的屋檐
17|album-plot|节气课程的试验田
17|album-slope|学校后面的山坡（摄影：Aitzol Berasategi，CC BY 4.0）
18|school-18|帆船社团第一次下水
18|album-shore|海边的操场`

/** Pictures of schools in their order. */
export const pictureSeeds = rowsOf(PICTURES).map(([schoolId, picture = '', alt]) => {
  return { schoolId: Number(schoolId), picture, alt }
})

/** Films by school: their titles. */
export const videoSeeds = new Map([
  [8, '砚池小学的一天'],
  [18, '潮汐日历是怎样做成的'],
])
