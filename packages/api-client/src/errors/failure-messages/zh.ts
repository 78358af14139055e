import type { FailureMessages } from './failure-messages'

/** Section 8 in the specification's own words. */
export const zh: FailureMessages = {
  network: '网络连接错误，请检查网络环境！',
  timeout: '网络连接超时，请重试！',
  unexpected: '知识盲区的错误，联系程序员小哥哥吧！',
  unauthenticated: '身份认证已过期，请重新登录！',
  forbidden: '您没有权限执行此操作',
}
