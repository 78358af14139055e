/** Title of the screen of questions to the experts; its other words are in `late-texts/expert-questions`. The source language. */
export const zh = { title: '专家问答' } as const
