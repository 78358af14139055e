import { Button, Field, Select, Tabs } from '@doorway/ui'
import { useEffect, useRef, useState } from 'react'
import * as embed from '../../packages/admin-kit/src/embed'
import { copyText } from '../../packages/admin-kit/src/provider/browser-actions'
import { createStoryApi } from '../../packages/admin-kit/src/testing/story-api'
import { snippetsOf, type Choice } from './embed-snippets'

const mounts: Readonly<Record<string, embed.Mount<{ roleId?: number }>>> = {
  UserManager: embed.mountUserManager,
  AreaManager: embed.mountAreaManager,
  OrganizationManager: embed.mountOrganizationManager,
  RoleManager: embed.mountRoleManager,
  RoleEditor: embed.mountRoleEditor,
  SelfEdit: embed.mountSelfEdit,
}

const languages = { zh: '中文', en: 'English', ja: '日本語', ko: '한국어', tw: '繁體中文' } as const
const themes = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast', auto: 'As the system' } as const
const densities = { comfortable: 'Comfortable', compact: 'Compact' } as const

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const isOf = <Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> =>
  Object.hasOwn(names, value)

interface LiveWidgetProps {
  screen: string
  choice: Choice
}

/** The widget itself, mounted as a page without React does it. */
function LiveWidget({ screen, choice }: LiveWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<ReturnType<embed.Mount<{ roleId?: number }>> | null>(null)
  const { locale, theme, density } = choice

  useEffect(() => {
    if (!place.current) return undefined
    const mounted = mounts[screen]?.(place.current, { client: createStoryApi({ as: 'admin' }), roleId: 8 })
    widget.current = mounted ?? null
    return () => mounted?.unmount()
  }, [screen])
  useEffect(() => {
    if (isOf(languages, locale) && isOf(themes, theme) && isOf(densities, density)) {
      widget.current?.update({ locale, theme, density })
    }
  }, [locale, theme, density])
  return <div ref={place} className="dw-story-widget" />
}

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

/** Choose a widget and how it looks, see it live, and take along what a page of your kind has to write. */
export function EmbedPlayground() {
  const [name, setName] = useState('RoleManager')
  const [choice, setChoice] = useState<Choice>({ theme: 'light', locale: 'en', density: 'comfortable' })
  const [tab, setTab] = useState('html')
  const screen = embed.screenDefinitions.find((definition) => definition.name === name)
  const set = (part: keyof Choice) => (value: string) => setChoice((before) => ({ ...before, [part]: value }))
  if (!screen) return null
  const screens = embed.screenDefinitions.map((definition) => ({ value: definition.name, label: definition.name }))
  return (
    <div className="dw-story-playground">
      <div className="dw-story-choices">
        <Field label="Widget">
          <Select options={screens} placeholder={null} value={name} onValueChange={setName} />
        </Field>
        <Field label="Language">
          <Select
            options={optionsOf(languages)}
            placeholder={null}
            value={choice.locale}
            onValueChange={set('locale')}
          />
        </Field>
        <Field label="Theme">
          <Select options={optionsOf(themes)} placeholder={null} value={choice.theme} onValueChange={set('theme')} />
        </Field>
        <Field label="Density">
          <Select
            options={optionsOf(densities)}
            placeholder={null}
            value={choice.density}
            onValueChange={set('density')}
          />
        </Field>
      </div>
      <LiveWidget key={name} screen={name} choice={choice} />
      <Tabs
        label="How your page writes it"
        selectedId={tab}
        onSelect={setTab}
        tabs={snippetsOf(screen, choice).map(({ id, name: kind, text }) => ({
          id,
          label: kind,
          content: <Snippet key={text} text={text} />,
        }))}
      />
    </div>
  )
}
