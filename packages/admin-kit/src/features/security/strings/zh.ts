/** Title of the screen of sessions; its other words are in `late-texts/security`. The source language. */
export const zh = { title: '会话与策略' } as const
