import type { UiTexts } from '../root/ui-texts'

/** Chinese words for stories and tests of the components. */
export const zhTexts: UiTexts = {
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  clear: '清除',
  retry: '重试',
  loading: '加载中',
  noData: '暂无数据',
  search: '查询',
  required: '必填',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开',
  openCalendar: '打开日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  dateFormat: 'yyyy-MM-dd',
  select: '请选择',
  selected: (count) => `已选 ${count} 项`,
  notifications: '消息提示',
  loadFailed: '加载失败',
  loadMore: (remaining) => `加载更多（${remaining}）`,
  selectAll: '全选',
  selectRow: (label) => `选择 ${label}`,
  actions: '操作',
}
