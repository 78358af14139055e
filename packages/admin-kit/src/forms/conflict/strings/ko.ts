import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = {
  title: '다른 사람이 데이터를 변경했습니다',
  intro: '열어 본 이후 다음 내용이 저장되었습니다. 항목별로 유지할 값을 선택하세요.',
  mine: '내 값: {value}',
  theirs: '상대 값: {value}',
  nothing: '(비어 있음)',
  yes: '예',
  no: '아니요',
  apply: '선택한 값으로 계속 편집',
  overwrite: '덮어쓰기',
  untouched: '다른 사람의 변경이 현재 내용과 같습니다. 다시 저장할 수 있습니다.',
} satisfies Shape<typeof zh>
