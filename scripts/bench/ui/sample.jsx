// The data every contestant gets, and what all of them are asked to answer to.

/** 50,000 nodes in five levels: 10 × 10 × 10 × 10, and four or five leaves below each. */
export function treeNodes() {
  const nodes = [{ id: '0', parentId: null, label: '全省', hasChildren: true, data: null }]
  const branch = (parentId, depth) => {
    for (let at = 0; at < 10 && nodes.length < 50_000; at += 1) {
      const id = `${parentId}.${at}`
      nodes.push({ id, parentId, label: `地区 ${id}`, hasChildren: depth < 4, data: null })
      if (depth < 4) branch(id, depth + 1)
    }
  }
  branch('0', 0)
  for (let at = 0; nodes.length < 50_000; at += 1) {
    nodes.push({ id: `s${at}`, parentId: '0', label: `学校 ${at}`, hasChildren: false, data: null })
  }
  return nodes
}

/** The same as objects inside objects, with the names a library wants. */
export function nested(nodes, names) {
  const byId = new Map(nodes.map(({ id, label }) => [id, { [names.id]: id, [names.label]: label }]))
  for (const { id, parentId } of nodes) {
    const parent = byId.get(parentId)
    if (parent) (parent.children ??= []).push(byId.get(id))
  }
  return [byId.get('0')]
}

export function tableRows() {
  return Array.from({ length: 10_000 }, (_, at) => ({
    id: `${at}`,
    login: `user-${(at * 7919) % 10_007}`,
    name: `教师 ${at}`,
    school: `云泽市第 ${at % 400} 小学`,
    visits: (at * 104_729) % 9_973,
  }))
}

export const columns = [
  { id: 'login', title: '登录名' },
  { id: 'name', title: '用户名' },
  { id: 'school', title: '学校' },
  { id: 'visits', title: '登录次数' },
]

/** Everything that the data needs stands before the clock starts; what is mounted, folded or sorted comes from here. */
export function present(contestant) {
  globalThis.contestant = contestant
}
