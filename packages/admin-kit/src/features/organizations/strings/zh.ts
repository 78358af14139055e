import { zhFirst } from './first'

/** Words of the organisation screen; messages are the specification's (section 8). The source language. */
export const zh = {
  ...zhFirst,
  addTitle: '新增机构',
  editTitle: '修改机构',
  tree: '机构树',
  search: '搜索机构',
  searchPlaceholder: '机构名称',
  locate: '定位',
  hits: '搜索结果',
  found: '找到 {count} 个机构',
  noHits: '没有找到“{keyword}”',
  empty: '暂无机构',
  types: {
    body: '行政机构',
    school: '学校',
    centre: '教研机构',
    department: '部门',
  },
  actions: {
    add: '添加下级',
    edit: '修改',
    move: '移动到…',
    merge: '撤并…',
    delete: '删除',
    more: '{name}的操作',
  },
  form: {
    name: '组织名称',
    parent: '上级机构',
    type: '组织类型',
    code: '组织编码',
    schoolType: '学校类型',
    schoolTypeHint: '学校类别代码，如 211',
    area: '所在区域',
    order: '排列顺序',
    orderHint: '留空则排在最后',
  },
  delete: {
    title: '删除机构',
    bound: '该机构还关联 {children} 个下级机构、{users} 名用户、{grades} 个年级，需先处理后才能删除。',
  },
  move: {
    title: '移动机构',
    question: '将“{name}”移动到：',
    confirm: '移动',
    done: '“{name}”已移动',
    undone: '“{name}”已移回原处',
    reordered: '“{name}”的顺序已调整',
  },
  success: {
    save: '保存成功！',
    delete: '删除成功！',
  },
  failure: {
    load: '获取数据失败！',
    add: '添加节点失败！{reason}',
    update: '更新节点失败！{reason}',
    delete: '删除失败！{reason}',
  },
} as const
