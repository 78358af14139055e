import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '教育研究',
  coming: '今後の活動',
  calendar: '活動カレンダー',
  month: (year: string, month: string) => `${year}年${month}月`,
  previousMonth: '前の月',
  nextMonth: '次の月',
  thisMonth: '今月',
  noneInMonth: 'この月の活動はありません。',
  cut: (total: number, shown: number) =>
    `この月の活動は ${total} 件です。最初の ${shown} 件を表示しています。学校段階と教科で絞り込めます。`,
  keys: '矢印キーで活動の間を移動できます。',
  past: '過去の活動',
  studios: '優秀教員スタジオ',
  studioArticles: 'スタジオの記事',
}
