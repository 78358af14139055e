import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** How marks became a score, loaded with what shows it. */
export const tw = {
  comma: '、',
  marks: '評分',
  mark: '評分 {no}',
  arbitrationMark: '評分 {no}（仲裁）',
  use: {
    used: '計入',
    droppedHigh: '去掉最高分',
    droppedLow: '去掉最低分',
    removed: '偏離最大，不計入',
  },
  agreed: '最高分與最低分相差 {range} 分，未超過 {threshold} 分，無須仲裁。',
  divergent: '最高分與最低分相差 {range} 分，超過 {threshold} 分，需要仲裁。',
  arbitrated: '加入仲裁評分後，去掉離中位數 {median} 最遠的一份。',
  unarbitrated: '還沒有仲裁評分。',
  dropSkipped: '評分份數不足，不去掉最高分和最低分。',
  mean: '平均分：（{sum}）÷ {count} = {score}',
  median: '{marks} 的中位數：{score}',
  normalisedMark: '評分 {no}：{total} 換算為 {normalised}',
  normalised: '標準分的平均分：（{sum}）÷ {count} = {score}',
  notNormalised: '有評審評分不足 8 份或評分全部相同，未作標準化，按平均分計算。',
  round: '{name}得分 {score}',
  rounds: '各輪合成：{sum} = {score}',
  shown: '最後得分',
  absent: '沒有儲存計算過程',
} satisfies Shape<typeof zh>
