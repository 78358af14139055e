import { usePreferences } from '../../../preferences/preferences-context'

/** Says to readers of other languages that what follows is in Chinese only. */
export function ChineseOnly() {
  const { t, locale } = usePreferences()
  if (locale === 'zh' || locale === 'tw') return null
  return <p className="dw-article-subtitle">{t.content.chineseOnly}</p>
}
