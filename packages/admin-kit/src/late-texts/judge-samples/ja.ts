import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the samples of judges, loaded with their dialog. */
export const ja = {
  title: '試し採点の作品',
  hint: '審査員は先に試し採点を行い、すべて提出すると他の作品を採点できます。試し採点は成績に含まれません。利害関係のある審査員には割り当てられません。',
  chosen: '選択した作品',
  none: '試し採点の作品は選ばれていません。審査員はすぐに作品を採点します。',
  judges: '{count} 名が採点可能',
  barred: '{count} 名は回避',
  tooFew: '採点できる審査員が2名未満です',
  search: '作品を探す',
  keyword: '作品番号または作品名',
  works: '選択できる作品',
  noWorks: '該当する作品がありません',
  more: '全 {total} 件のうち最初の {count} 件を表示しています。キーワードで検索してください。',
  choose: '選択',
  remove: '外す',
  full: '選択できるのは2件までです',
  save: '保存',
  done: '試し採点の作品を保存しました',
  fixed: {
    submitted: '試し採点を提出した審査員がいるため、変更できません。',
    begun: '採点が始まっているため、試し採点を設定できません。',
    over: 'このラウンドは終了したため変更できません。',
  },
  submitted: '提出 {done}/{all}',
  waiting: '未提出：{names}',
  recused: '回避：{names}',
  complete: '全員が提出済み',
  unmarked: 'まだ提出がありません。提出後に分布が表示されます。',
  spread: '「{title}」の採点の分布',
  criterion: '評価項目',
  total: '合計',
  mean: '平均',
  range: '最低–最高',
  separator: '、',
} satisfies Shape<typeof zh>
