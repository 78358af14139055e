import { useState } from 'react'
import { usePreferences } from '../../preferences/preferences-context'

/** Print, and share by copying the address. Both need a script, so they come with it. */
export function PageTools() {
  const { t } = usePreferences()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // The clipboard is there on secure pages only; elsewhere the address is shown to be copied by hand.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
    } else window.prompt(t.article.copyLink, location.href)
  }
  return (
    <span className="dw-article-tools">
      <button type="button" onClick={() => window.print()}>
        {t.article.print}
      </button>
      <button type="button" onClick={() => void copy()}>
        {t.article.copyLink}
      </button>
      <span role="status">{isCopied && t.article.copied}</span>
    </span>
  )
}
