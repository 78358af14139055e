import { useState } from 'react'
import { sizes } from '../../../preferences/preferences'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { route } from './content-detail.route'

/** The text size in three steps, stored as in the reading menu. */
function SizeChoice() {
  const { t, size, change } = usePreferences()
  return (
    <span role="group" aria-label={t.reading.size}>
      {sizes.map((value) => (
        <button key={value} type="button" aria-pressed={value === size} onClick={() => void change({ size: value })}>
          {t.reading.sizes[value]}
        </button>
      ))}
    </span>
  )
}

/** Text size, print, and copying the address. */
export function PageTools() {
  const strings = usePageStrings(route)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // The clipboard is there on secure pages only; elsewhere the address is shown to be copied by hand.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
    } else window.prompt(strings.copyLink, location.href)
  }
  return (
    <span className="dw-article-tools">
      <SizeChoice />
      <button type="button" onClick={() => window.print()}>
        {strings.print}
      </button>
      <button type="button" onClick={() => void copy()}>
        {strings.copyLink}
      </button>
      <span role="status">{isCopied && strings.copied}</span>
    </span>
  )
}
