/** The notice of a new version in words, Chinese: the source of the other four. */
export const zh = {
  available: '平台已更新，重新加载即可使用新版本。',
  reload: '重新加载',
}
