import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** How marks became a score, loaded with what shows it. */
export const ja = {
  comma: '、',
  marks: '採点',
  mark: '採点 {no}',
  arbitrationMark: '採点 {no}（裁定）',
  use: {
    used: '計算に含む',
    droppedHigh: '最高点を除外',
    droppedLow: '最低点を除外',
    removed: '差が最大のため除外',
  },
  agreed: '最高点と最低点の差は {range} 点で {threshold} 点を超えないため、裁定は不要です。',
  divergent: '最高点と最低点の差は {range} 点で {threshold} 点を超えるため、裁定が必要です。',
  arbitrated: '裁定の採点を加え、中央値 {median} から最も離れた採点を除外しました。',
  unarbitrated: '裁定の採点はまだありません。',
  dropSkipped: '採点の数が足りないため、最高点と最低点を除外しません。',
  mean: '平均：（{sum}）÷ {count} = {score}',
  median: '{marks} の中央値：{score}',
  normalisedMark: '採点 {no}：{total} を {normalised} に換算',
  normalised: '標準化した採点の平均：（{sum}）÷ {count} = {score}',
  notNormalised: '採点が8件未満、または全件同点の審査員がいるため、通常の平均で計算しました。',
  round: '{name}の得点 {score}',
  rounds: '各回の合算：{sum} = {score}',
  shown: '最終得点',
  absent: '計算の過程は保存されていません',
} satisfies Shape<typeof zh>
