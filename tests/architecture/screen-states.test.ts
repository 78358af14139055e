import { describe, expect, it } from 'vitest'
import { stateStories, type ScreenState } from '../../packages/admin-kit/src/screens/screen-manifest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import type { ListedScreen } from '../../packages/admin-kit/src/testing/listed-screen'
import { sourceFiles } from '../support/source-files'

// Embedding, requirement 12: what a screen looks like in each of its states can be looked at, and axe does so.

/** What the entries export in addition to screens. */
const parts: Readonly<Record<string, string>> = {
  AreaPicker: 'a field of forms',
  OrganizationPicker: 'a field of forms',
  ConsoleMenu: 'drawn beside MenuRouter in its stories, from the same call',
  TabBar: 'shows what the client holds, without a call of its own',
  DoorwayProvider: 'surrounds screens',
  DirtyScope: 'surrounds screens',
  ReadableAccent: 'renders nothing',
  FailurePanel: 'what screens show when loading fails',
  Widget: 'surrounds screens',
}

const sources = sourceFiles('packages/admin-kit/src', /\.tsx?$/)
const stories = sources.filter(({ path }) => path.endsWith('.stories.tsx'))

function storiesOf({ feature, stories: prefix }: ListedScreen): Set<string> {
  const files = stories.filter(({ path }) => path.includes(`/features/${feature}/${prefix}`))
  return new Set(
    files.flatMap(({ text }) => [...text.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1] ?? '')),
  )
}

const screenFeatures = new Set(screenManifests.filter(({ entry }) => entry !== '.').map(({ feature }) => feature))

/** Components that the package's entries export, by name. */
function exportedComponents(): string[] {
  const isEntry = (path: string) =>
    path.endsWith('/src/index.ts') || screenFeatures.has(/\/features\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? '')
  const lines = sources
    .filter(({ path }) => isEntry(path))
    .flatMap(({ text }) => [...text.matchAll(/^export \{([^}]+)\}/gm)])
  const names = lines.flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
  return names.filter((name) => /^[A-Z]\w+$/.test(name))
}

const isState = (name: string): name is ScreenState => Object.hasOwn(stateStories, name)
const cases = screenManifests.flatMap((screen) =>
  Object.entries(stateStories).flatMap(([state, story]) =>
    isState(state) ? [{ name: screen.name, state, story, screen }] : [],
  ),
)
const isWithout = ({ screen, state }: (typeof cases)[number]) => screen.withoutStates?.[state] !== undefined

describe('the state matrix', () => {
  it('lists every component that an entry exports as a screen or as a part', () => {
    const known = new Set([...screenManifests.map(({ name }) => name), ...Object.keys(parts)])
    expect(exportedComponents().filter((name) => !known.has(name))).toEqual([])
    expect(exportedComponents().length).toBeGreaterThan(10)
  })

  it.each(cases.filter((one) => !isWithout(one)))('has a story of $name for $state: $story', ({ screen, story }) => {
    expect([...storiesOf(screen)]).toContain(story)
  })

  it.each(cases.filter(isWithout))('leaves out no state of $name that has a story: $state', ({ screen, story }) => {
    expect([...storiesOf(screen)]).not.toContain(story)
  })
})
