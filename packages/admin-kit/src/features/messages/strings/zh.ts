/** Title of the message centre; its other words are in `late-texts/messages`. The source language. */
export const zh = { title: '消息中心' } as const
