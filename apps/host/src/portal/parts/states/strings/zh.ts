/** Strings of what a page says in place of its content, Chinese: the source of the other four. */
export const strings = {
  signIn: {
    title: '需要登录',
    hint: '登录后即可查看此内容。',
    leaving: '登录后即可查看此内容，即将前往登录页。',
    expired: '身份认证已过期，请重新登录！',
  },
  failure: {
    forbidden: '没有访问权限',
    forbiddenHint: '您的账号不能查看此内容。如需开通，请联系本单位管理员。',
    offline: '网络已断开',
    offlineHint: '请检查网络连接，恢复后点击重试。',
    unpublishedWork: '作品尚未公布',
    unpublishedCertificate: '证书尚未公布',
    unpublishedHint: '评审结束并公布后，可在此查看。',
    withdrawn: '内容已下线',
    withdrawnHint: '您访问的内容不存在，或已经撤下。',
    title: '页面加载失败',
    hint: '请检查网络后重试；若仍有问题，请联系网站管理员。',
    retry: '重试',
    chunk: '页面已更新，请重新加载。',
  },
}
