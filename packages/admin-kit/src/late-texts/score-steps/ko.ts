import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** How marks became a score, loaded with what shows it. */
export const ko = {
  comma: ', ',
  marks: '심사 점수',
  mark: '점수 {no}',
  arbitrationMark: '점수 {no} (중재)',
  use: {
    used: '반영',
    droppedHigh: '최고점 제외',
    droppedLow: '최저점 제외',
    removed: '차이가 가장 커서 제외',
  },
  agreed: '최고점과 최저점의 차이가 {range}점으로 {threshold}점을 넘지 않아 중재가 필요 없습니다.',
  divergent: '최고점과 최저점의 차이가 {range}점으로 {threshold}점을 넘어 중재가 필요합니다.',
  arbitrated: '중재 점수를 더한 뒤 중앙값 {median}에서 가장 먼 점수를 제외했습니다.',
  unarbitrated: '아직 중재 점수가 없습니다.',
  dropSkipped: '점수가 적어 최고점과 최저점을 제외하지 않습니다.',
  mean: '평균: ({sum}) ÷ {count} = {score}',
  median: '{marks}의 중앙값: {score}',
  normalisedMark: '점수 {no}: {total} → {normalised}',
  normalised: '표준화 점수의 평균: ({sum}) ÷ {count} = {score}',
  notNormalised: '채점이 8건 미만이거나 모두 같은 심사위원이 있어 일반 평균으로 계산했습니다.',
  round: '{name} 점수 {score}',
  rounds: '라운드 합산: {sum} = {score}',
  shown: '최종 점수',
  absent: '계산 과정이 저장되어 있지 않습니다',
} satisfies Shape<typeof zh>
