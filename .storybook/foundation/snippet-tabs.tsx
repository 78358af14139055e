import { Button, Tabs } from '@doorway/ui'
import { useState } from 'react'
import type { AnyScreen } from '../../packages/admin-kit/src/embed'
import { copyText } from '../../packages/admin-kit/src/browser/browser-actions'
import { snippetsOf, type SnippetChoice, type SnippetKind } from '../../packages/admin-kit/src/snippets'

const ADDRESS = 'https://api.example.edu'
const kinds: Readonly<Record<SnippetKind, string>> = {
  script: 'HTML',
  react: 'React',
  vue: 'Vue',
  element: 'Element',
  mount: 'JavaScript',
}

/** The editor shows a role of the demo; without one it would add a role. */
export const exampleProps = (screen: AnyScreen) => (screen.name === 'RoleEditor' ? { roleId: 8 } : {})

function Snippet({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="dw-story-snippet">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <pre tabIndex={0} aria-label="Code">
        {text}
      </pre>
      <Button onClick={() => void copyText(text).then(setCopied)}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </div>
  )
}

export interface SnippetTabsProps {
  screen: AnyScreen
  /** Options of every widget: language, looks. */
  options?: SnippetChoice['options']
  /** What the page adds to the widget, as it is written. */
  extensions?: string | undefined
}

/** What a page of each kind has to write for a widget, to copy. */
export function SnippetTabs({ screen, options, extensions }: SnippetTabsProps) {
  const [tab, setTab] = useState('script')
  const snippets = snippetsOf(screen, { baseUrl: ADDRESS, options, props: exampleProps(screen), extensions })
  return (
    <Tabs
      label="How your page writes it"
      selectedId={tab}
      onSelect={setTab}
      tabs={snippets.map(({ kind, text }) => ({
        id: kind,
        label: kinds[kind],
        content: <Snippet key={text} text={text} />,
      }))}
    />
  )
}
