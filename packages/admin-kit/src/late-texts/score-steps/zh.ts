/** How marks became a score, loaded with what shows it. The source language. */
export const zh = {
  comma: '、',
  marks: '评分',
  mark: '评分 {no}',
  arbitrationMark: '评分 {no}（仲裁）',
  use: {
    used: '计入',
    droppedHigh: '去掉最高分',
    droppedLow: '去掉最低分',
    removed: '偏离最大，不计入',
  },
  agreed: '最高分与最低分相差 {range} 分，未超过 {threshold} 分，无须仲裁。',
  divergent: '最高分与最低分相差 {range} 分，超过 {threshold} 分，需要仲裁。',
  arbitrated: '加入仲裁评分后，去掉离中位数 {median} 最远的一份。',
  unarbitrated: '还没有仲裁评分。',
  dropSkipped: '评分份数不足，不去掉最高分和最低分。',
  mean: '平均分：（{sum}）÷ {count} = {score}',
  median: '{marks} 的中位数：{score}',
  shown: '最后得分',
  absent: '没有保存计算过程',
} as const
