const DAY_MS = 24 * 3_600_000

// age | topic | expert | title | question | answer
const QUESTIONS = `
3|entering|白双榕|望川市清槐幼儿园园长|孩子每天早上哭着不肯进园，要不要先请几天假？|一般不建议用请假来躲开分离。可以把告别变得短而固定：抱一抱、说几点来接、把孩子交到老师手里。/多数孩子两到四周会稳定下来；如果情绪持续影响吃饭和睡眠，请与老师一起商量节奏，必要时寻求专业人员帮助。
2|nutrition|闻人予安|云泽省妇幼健康宣教讲师|两岁多了还只吃白米饭，不碰青菜怎么办？|先不追着喂。把菜切成一口大小，和孩子一起洗、一起摆盘，连续多次看见才会愿意尝。/每餐留一样孩子本来就接受的食物，餐桌气氛比这一口更重要。
5|bridging|蓝小穗|望川市清槐幼儿园教师|幼儿园不教拼音，上小学会不会跟不上？|小学一年级会从头教拼音。入学前更值得准备的是：能听完一件事再开始做、能自己整理物品、敢开口求助。/可以每天留二十分钟亲子共读，读完聊一聊，比提前刷题更有用。
4|mind|闻人予安|云泽省妇幼健康宣教讲师|孩子总说“我不行”，怎么鼓励才不空洞？|把“你真棒”换成看得见的细节：“刚才塔倒了两次，你又搭了一次。”/也可以把任务切小，让孩子自己决定从哪一步开始。
1|safety|周岐|青屿市急救志愿培训讲师|孩子总爱把小东西放进嘴里，家里要注意什么？|凡是能穿过卷纸筒的小物件都收到高处，吃东西时坐着吃、不逗笑。/家人可以参加一次正规的急救培训。出现呛咳、呼吸困难等情况，请立即拨打急救电话。
0|health|闻人予安|云泽省妇幼健康宣教讲师|夜里频繁醒，白天也睡不好，怎么调整作息？|先固定起床和入睡前的顺序：调暗灯光、洗澡、读一本书、躺下。/每个孩子差别很大，记录一周再看规律；若担心生长或健康，请到正规医疗机构咨询。
5|mind|白双榕|望川市清槐幼儿园园长|大班孩子输了游戏就发脾气，怎么办？|先陪他把“生气”说出来，再一起回看规则。家里可以多玩几局“大家一起赢”的合作游戏。/下一次开始前，先约好输了可以做什么。
3|safety|周岐|青屿市急救志愿培训讲师|坐私家车一定要用安全座椅吗？|是的，请按孩子的身高体重选用合格的儿童安全座椅，并安装在后排。/短途也一样，路再近也系好再出发。`

/** Rows of questions of parents with their answers; the last one still waits for its review. */
export const expertQaRows = (now: Date) => {
  const lines = QUESTIONS.trim().split('\n')
  return lines.map((line, index) => {
    const [age, topic, name, title, question, answer = ''] = line.split('|')
    const isLast = index === lines.length - 1
    return {
      id: index + 1,
      site_id: 1,
      question,
      answer: answer.replaceAll('/', '\n'),
      age_from: Number(age),
      topic,
      expert_name: name,
      expert_title: title,
      state: isLast ? 'pending' : 'published',
      publish_at: isLast ? null : new Date(now.getTime() - (index * 9 + 1) * DAY_MS).toISOString(),
      version: 0,
    }
  })
}
