/** Title of the menu's configuration; its other words are in `late-texts/menuConfig`. The source language. */
export const zh = { title: '动态路由配置' } as const
