/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '教学研究',
  coming: '教研活动',
  calendar: '活动日历',
  month: (year: string, month: string) => `${year}年${month}月`,
  previousMonth: '上个月',
  nextMonth: '下个月',
  thisMonth: '本月',
  noneInMonth: '本月没有活动。',
  cut: (total: number, shown: number) => `本月共 ${total} 场活动，显示最早的 ${shown} 场，可按学段和学科缩小范围。`,
  keys: '用方向键在活动之间移动。',
  past: '往期活动',
  studios: '名师工作室',
  studioArticles: '工作室文章',
}
