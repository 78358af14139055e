/** Words of areas that are shown where no screen of theirs is loaded. */
export const zhFirst = {
  root: '组织机构管理',
} as const
