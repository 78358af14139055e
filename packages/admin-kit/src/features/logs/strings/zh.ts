/** Titles of the logs; their other words are in `late-texts/logs`. The source language. */
export const zh = { loginTitle: '登录日志', operationTitle: '操作日志' } as const
