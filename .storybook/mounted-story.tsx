import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from '../packages/admin-kit/src/styles.css?inline'
import storyStyles from './story.css?inline'

/** Renders a story inside an open shadow root, with Doorway's sheet and the stories' own, and nothing of the page's. */
export function MountedStory({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${styles}\n${storyStyles}`)
    root.adoptedStyleSheets = [sheet]
    setShadow(root)
  }
  return <div ref={attach}>{shadow && createPortal(children, shadow)}</div>
}
