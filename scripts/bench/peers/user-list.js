// The user list that every peer shows: what its pages request, and in which words.

/** Names of the columns by the fields of a row. */
export const columns = {
  username: '登录名',
  name: '姓名',
  schoolName: '学校',
  registerTime: '注册时间',
  lastLogin: '最近登录',
}

/** Fields of the dialog. */
export const fields = { username: '登录名', name: '姓名', mobile: '手机号', email: '邮箱', idCard: '身份证号' }

/** Links at the side. */
export const pages = ['首页', '用户管理', '机构管理', '区域管理', '角色管理', '菜单管理', '字典管理', '文章管理']

const headers = () => ({
  'content-type': 'application/json',
  authorization: JSON.parse(localStorage.getItem('doorway:host:session')).token,
})

/** The first page of users whose login name contains `username`. */
export async function listUsers(username) {
  const conditions = username ? { username } : {}
  const response = await fetch('/api/userInfo/queryPageUserInfoList', {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ currentPage: 1, pageSize: 10, t: conditions }),
  })
  return (await response.json()).data
}

/** All fields of a user. */
export async function getUser(id) {
  const response = await fetch(`/api/userInfo/getUserInfo?id=${id}`, { headers: headers() })
  return (await response.json()).data
}
