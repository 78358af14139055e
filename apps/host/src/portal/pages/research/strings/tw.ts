import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '教學研究',
  coming: '教研活動',
  calendar: '活動行事曆',
  month: (year: string, month: string) => `${year}年${month}月`,
  previousMonth: '上個月',
  nextMonth: '下個月',
  thisMonth: '本月',
  noneInMonth: '本月沒有活動。',
  cut: (total: number, shown: number) => `本月共 ${total} 場活動，顯示最早的 ${shown} 場，可依學段和學科縮小範圍。`,
  keys: '用方向鍵在活動之間移動。',
  past: '往期活動',
  studios: '名師工作室',
  studioArticles: '工作室文章',
}
