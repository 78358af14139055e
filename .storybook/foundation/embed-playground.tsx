import { Checkbox, Field, Select } from '@doorway/ui'
import { useEffect, useRef, useState } from 'react'
import { mountAnyScreen, screenDefinitions, type AnyScreen } from '../../packages/admin-kit/src/embed'
import { createStoryApi } from '../../packages/admin-kit/src/testing/story-api'
import { extensionSamples, extensionsOf, extensionText } from './extension-samples'
import { exampleProps, SnippetTabs } from './snippet-tabs'

/** What the playground lets a reader choose. */
interface Choice {
  theme: string
  locale: string
  density: string
}

const languages = { zh: '中文', en: 'English', ja: '日本語', ko: '한국어', tw: '繁體中文' } as const
const themes = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast', auto: 'As the system' } as const
const densities = { comfortable: 'Comfortable', compact: 'Compact' } as const

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const isOf = <Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> =>
  Object.hasOwn(names, value)

const none: readonly string[] = []

interface LiveWidgetProps {
  screen: AnyScreen
  choice: Choice
  /** Extension points that the page uses. */
  points: readonly string[]
}

/** The widget itself, mounted as a page without React does it. */
function LiveWidget({ screen, choice, points }: LiveWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<ReturnType<typeof mountAnyScreen> | null>(null)
  const { locale, theme, density } = choice

  useEffect(() => {
    if (!place.current) return undefined
    const client = createStoryApi({ as: 'admin' })
    const mounted = mountAnyScreen(screen, place.current, { client, ...exampleProps(screen), ...extensionsOf(points) })
    widget.current = mounted
    return () => mounted.unmount()
  }, [screen, points])
  useEffect(() => {
    if (isOf(languages, locale) && isOf(themes, theme) && isOf(densities, density)) {
      widget.current?.update({ locale, theme, density })
    }
  }, [locale, theme, density])
  return <div ref={place} className="dw-story-widget" />
}

/** Choose a widget and how it looks, see it live, and take along what a page of your kind has to write. */
export function EmbedPlayground() {
  const [name, setName] = useState('RoleManager')
  const [choice, setChoice] = useState<Choice>({ locale: 'en', theme: 'light', density: 'comfortable' })
  const [chosenPoints, setPoints] = useState<readonly string[]>([])
  const screen = screenDefinitions.find((definition) => definition.name === name)
  const set = (part: keyof Choice) => (value: string) => setChoice((before) => ({ ...before, [part]: value }))
  if (!screen) return null
  const points = screen.name === 'UserManager' ? chosenPoints : none
  const toggle = (point: string) =>
    setPoints(chosenPoints.includes(point) ? chosenPoints.filter((one) => one !== point) : [...chosenPoints, point])
  const screens = screenDefinitions.map((definition) => ({ value: definition.name, label: definition.name }))
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
      {screen.name === 'UserManager' && (
        <fieldset className="dw-story-points">
          <legend>What the page adds and leaves out</legend>
          {extensionSamples.map(({ point }) => (
            <Checkbox
              key={point}
              label={point}
              checked={points.includes(point)}
              onCheckedChange={() => toggle(point)}
            />
          ))}
        </fieldset>
      )}
      <LiveWidget key={[name, ...points].join(' ')} screen={screen} choice={choice} points={points} />
      <SnippetTabs screen={screen} options={{ ...choice }} extensions={extensionText(points)} />
    </div>
  )
}
