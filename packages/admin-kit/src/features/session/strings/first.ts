/** Words of signing in that are shown where the form is not loaded as well. */
export const zhFirst = { title: '登录', signOut: '退出登录' } as const
