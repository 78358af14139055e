/** Words for taking part in an activity, Chinese: the source of the other four. */
export const zh = {
  signUp: '立即报名',
  cancel: '取消报名',
  taken: (count: number) => `已报名 ${count} 人`,
  seats: (count: number, capacity: number) => `已报名 ${count} / ${capacity} 人`,
  mine: (time: string) => `您已报名（${time}）`,
  full: '名额已满，如有人取消可再报名。',
  running: '活动已开始，报名已截止。',
  over: '活动已结束。',
  notAllowed: '当前账号不能报名此类活动。',
  done: '报名成功',
  undone: '已取消报名',
  failed: '操作失败，请重试。',
  retry: '重试',
}
