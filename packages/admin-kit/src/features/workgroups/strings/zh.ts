/** Titles of the workgroup screens; their other words are in `late-texts/workgroups`. The source language. */
export const zh = { title: '工作组管理', editTitle: '修改工作组' } as const
