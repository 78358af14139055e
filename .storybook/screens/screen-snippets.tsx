import { SnippetTabs } from '../foundation/snippet-tabs'
import { screenDefinitions } from '../../packages/admin-kit/src/embed'
import { StoryRoot } from '../story-root'

export interface ScreenSnippetsProps {
  /** Name of the screen's React component. */
  screen: string
}

/** On a screen's page: the lines that put it onto a page of each kind, and its options. */
export function ScreenSnippets({ screen: name }: ScreenSnippetsProps) {
  const screen = screenDefinitions.find((definition) => definition.name === name)
  if (!screen) throw new Error(`There is no screen ${name}.`)
  const facts = [
    ['Element', [screen.tag]],
    ['Permission codes', screen.codes],
    ['Parts', [screen.part, ...screen.parts]],
  ] as const
  return (
    <StoryRoot theme="light" density="comfortable" isElder={false} locale="en" isBare={false}>
      <SnippetTabs screen={screen} options={{ locale: 'en' }} />
      <dl className="dw-story-facts">
        {facts.map(([title, values]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{values.length === 0 ? 'none' : values.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </StoryRoot>
  )
}
