import type { TreeNode } from '../tree/tree-node'

export interface StoryArea {
  code: string
}

const area = (
  code: string,
  parentId: string | null,
  label: string,
  hasChildren = false,
  isMuted = false,
): TreeNode<StoryArea> => ({
  id: code,
  parentId,
  label,
  hasChildren,
  isMuted,
  data: { code },
})

/** Some areas of one province, two levels loaded below the root. */
export const areas: readonly TreeNode<StoryArea>[] = [
  area('0', null, '组织管理', true),
  area('330000', '0', '浙江省', true),
  area('330100', '330000', '杭州市', true),
  area('330102', '330100', '上城区'),
  area('330105', '330100', '拱墅区'),
  area('330106', '330100', '西湖区', false, true),
  area('330200', '330000', '宁波市', true),
  area('330300', '330000', '温州市', true),
  area('320000', '0', '江苏省', true),
  area('533300', '0', '云南省怒江傈僳族自治州贡山独龙族怒族自治县民族教育研究示范区', true),
]
