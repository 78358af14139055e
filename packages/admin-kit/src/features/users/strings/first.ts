/** Words of users that are shown where their screens are not loaded as well. */
export const zhFirst = {
  title: '用户管理',
  addTitle: '新增用户',
  editTitle: '修改用户',
  state: { enabled: '启用', disabled: '停用', locked: '已锁定' },
  sex: { female: '女', male: '男' },
  tree: { root: '机构' },
  toolbar: { resetPassword: '重置密码' },
  delete: { question: '您确定要删除这条数据吗?' },
  form: { loading: '正在获取数据', roles: '角色' },
} as const
