/** What the criteria of the scheme 微课评分标准 2026 mean. */
export const criterionDetails: Readonly<Record<string, string>> = {
  选题简明: '只讲一个知识点，题目清楚、大小适当',
  设计合理: '选题切合课程标准，适合用微课来讲',
  科学正确: '概念、表述、演示准确，没有知识性错误',
  逻辑清晰: '层次分明，前后衔接自然，重点突出',
  内容完整: '有引入、有展开、有小结，自成一体',
  目标明确: '学习目标具体，可以检验',
  方法适当: '讲解、演示、提问等方法服务于目标',
  面向学情: '符合学生的年龄特点和已有认识',
  画面声音: '画面稳定清晰，声音饱满，没有杂音',
  字幕文字: '字幕与讲解一致，文字规范、大小适宜',
  结构完整: '片头、正片、片尾齐备，时长符合要求',
  目标达成: '看完能解决问题，有检验或练习',
  形式新颖: '构思有新意，能引起兴趣',
  推广价值: '便于其他教师直接使用或改编',
}

const LEVELS = [
  [1, '突出，可作示范'],
  [0.8, '达到要求，个别处可改进'],
  [0.6, '基本达到，有明显不足'],
  [0.3, '未达到要求'],
] as const

/** What some numbers of points stand for. */
export const anchorsOf = (max: number) => LEVELS.map(([share, text]) => ({ score: String(share * max), text }))
