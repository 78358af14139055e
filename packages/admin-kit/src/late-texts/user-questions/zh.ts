/** Words of the confirmations before a change to users, and of exports in progress; loaded with them. The source language. */
export const zh = {
  disable: {
    title: '停用用户',
    question: '停用 {count} 名用户？',
    consequence: '他们会立即退出登录，且不能再登录。资料全部保留，随时可以重新启用。',
  },
  exportTask: {
    label: '后台导出',
    running: '正在后台导出，完成后自动下载',
    cancelled: '已取消导出',
    failed: '导出未完成：{reason}',
  },
  failures: {
    title: '{count} 名用户未能修改',
    hint: '其余 {changed} 名已修改。',
    one: '{name}（{username}）：{message}',
  },
  many: {
    who: '已选 {count} 人：{names} 等',
    moveHint: '学生的年级班级和教师的管理班级将被清空。',
  },
  parents: {
    title: '家长的初始密码',
    shown: '新增家长的初始密码只显示这一次，首次登录时必须修改。请保存后交给家长。',
  },
  reset: {
    username: '登录名',
    name: '用户名',
    unsaved: '这些密码还没有保存，关闭后无法再查看。',
    closeUnsaved: '不保存并关闭',
    title: '重置密码',
    question: '将为 {name} 生成一次性密码，原密码立即失效。',
    questionMany: '将为 {count} 名用户生成一次性密码，原密码立即失效。',
    shownMany: '一次性密码只显示这一次，请立即保存。',
    saveMany: '保存为文件',
    sent: '一次性密码已发送到 {mailbox}，下次登录时必须修改。',
    shown: '一次性密码只显示这一次，下次登录时必须修改。',
    password: '一次性密码',
  },
} as const
