/** Words of the side menu and of the screens' frame. The source language. */
export const zh = {
  navigation: '控制台菜单',
  external: '{title}（在新窗口打开）',
  loading: '页面加载中',
  unknownTitle: '页面组件未注册：{component}',
  unknownHint: '菜单指向的页面组件在当前版本中不存在。其他菜单不受影响，请联系管理员检查动态路由配置。',
  comingTitle: '{title}即将开放',
  comingHint: '该功能正在建设中，其他菜单可正常使用。',
  emptyMenu: '暂无可用菜单',
  emptyMenuHint: '您的账号尚未分配菜单权限，请联系管理员。',
  noRecord: '未指定要修改的记录',
  backToList: '返回列表',
} as const
