/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '校长成长',
  people: '校长名录',
  training: '研修培训',
  studios: '校长工作室',
}
