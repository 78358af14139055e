import { useTranslate } from '@doorway/admin-kit'
import { screenDefinitions } from '@doorway/admin-kit/embed'
import { snippetsOf } from '@doorway/admin-kit/snippets'
import { Card, Field, PageHeader, Select, Tabs } from '@doorway/ui'
import { use, useMemo, useState } from 'react'
import { useDocumentTitle } from '../routes/use-document-title'
import { readPublicConfig } from '../config/public-config'
import { useConsoleStrings } from '../console/use-console-strings'
import { usePreferenceState } from '../preferences/preferences-context'
import { LiveWidget, type Looks } from './live-widget'
import { isColour, LooksFields } from './looks-fields'
import { SnippetLines } from './snippet-lines'
import { loadPlaygroundStrings } from './strings/load-playground-strings'
import './playground.css'

/** State of the playground: the chosen widget and its looks, initially the reader's own. */
function useChoice() {
  const { locale, theme, isElder } = usePreferenceState()
  const [name, setName] = useState(screenDefinitions[0]?.name)
  const [looks, setLooks] = useState<Looks>({ locale, theme, density: 'comfortable', isElder })
  const [accent, setAccent] = useState('')
  const shown = useMemo(() => ({ ...looks, accent: isColour(accent) ? accent.trim() : '' }), [looks, accent])
  return { name, setName, looks, setLooks, accent, setAccent, shown }
}

/** /embed-playground: each widget live, with the code that embeds it in any kind of page. */
export function EmbedPlaygroundPage() {
  const { locale } = usePreferenceState()
  const { siteName } = useConsoleStrings()
  const words = use(loadPlaygroundStrings(locale))
  const t = useTranslate()
  const { name, setName, looks, setLooks, accent, setAccent, shown } = useChoice()
  const screen = screenDefinitions.find((definition) => definition.name === name)
  useDocumentTitle(`${words.title} - ${siteName}`)
  if (!screen) return null
  const snippets = snippetsOf(screen, { baseUrl: readPublicConfig().apiBase || location.origin, options: { ...shown } })
  return (
    <main className="dw-playground" id="main">
      <PageHeader
        title={words.title}
        actions={
          <a href="/home" className="dw-playground-back">
            {words.back}
          </a>
        }
      />
      <p className="dw-playground-hint">{words.hint}</p>
      <div className="dw-playground-columns">
        <Card className="dw-playground-choices" role="group" aria-label={words.choices}>
          <Field label={words.widget}>
            <Select
              placeholder={null}
              options={screenDefinitions.map((definition) => ({ value: definition.name, label: t(definition.title) }))}
              value={screen.name}
              onValueChange={setName}
            />
          </Field>
          <LooksFields looks={looks} accent={accent} words={words} onChange={setLooks} onAccentChange={setAccent} />
        </Card>
        <section className="dw-playground-stage" aria-label={words.preview}>
          <LiveWidget key={name} screen={screen} looks={shown} words={words} />
        </section>
      </div>
      <h2 className="dw-playground-title">{words.code}</h2>
      <Tabs
        label={words.code}
        tabs={snippets.map(({ kind, text }) => ({
          id: kind,
          label: words.kinds[kind],
          content: <SnippetLines kind={words.kinds[kind]} text={text} words={words} />,
        }))}
      />
    </main>
  )
}
