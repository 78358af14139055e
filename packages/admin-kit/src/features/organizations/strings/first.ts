/** Words of organisations that are shown where no screen of theirs is loaded. */
export const zhFirst = {
  title: '学校管理',
  people: '{count} 名用户',
} as const
