import { describe, expect, it } from 'vitest'
import { screenDefinitions } from '../../packages/admin-kit/src/embed'
import { sourceFiles } from '../support/source-files'

// Embedding, requirement 12: what a screen looks like in each of its states can be looked at, and axe does so.

/** The story of each state. */
const states = {
  loading: 'Loading',
  empty: 'Empty',
  'filtered-empty': 'FilteredEmpty',
  error: 'Failing',
  forbidden: 'Forbidden',
  offline: 'Offline',
  slow: 'Slow',
  'long text': 'LongText',
  'read-only': 'ReadOnly',
  'many rows': 'ManyRows',
} as const

type State = keyof typeof states

interface Screen {
  /** Folder below `features`, and the beginning of the names of its story files there. */
  stories: `${string}/${string}`
  /** States that make no sense for it, and why. */
  without?: Partial<Record<State, string>>
}

const oneRecord = {
  empty: 'it shows one record, which is there or fails to load',
  'filtered-empty': 'it filters nothing',
  'many rows': 'it has no rows',
} as const

const screens: Readonly<Record<string, Screen>> = {
  UserManager: { stories: 'users/list/user-manager' },
  UserAdd: { stories: 'users/form/user-page', without: oneRecord },
  UserEdit: { stories: 'users/form/user-page', without: oneRecord },
  AreaManager: { stories: 'areas/area-manager' },
  OrganizationManager: { stories: 'organizations/organization-manager' },
  RoleManager: { stories: 'roles/role-manager' },
  RoleEditor: { stories: 'roles/role-editor' },
  SelfEdit: {
    stories: 'self-edit/self-edit',
    without: { empty: 'everybody who is signed in has a record', 'filtered-empty': 'it filters nothing' },
  },
  ChangePassword: { stories: 'password/change-password', without: oneRecord },
  SignIn: {
    stories: 'session/sign-in',
    without: {
      ...oneRecord,
      'long text': 'it shows nothing that people have written',
      'read-only': 'nobody is signed in yet, so there is nothing to protect from change',
    },
  },
  MenuRouter: {
    stories: 'menu-router/menu-router',
    without: {
      'filtered-empty': 'it filters nothing',
      'read-only': 'it changes nothing; its screens have the state themselves',
      'many rows': 'a menu is laid out by people and holds a few dozen entries',
    },
  },
}

/** What the entries export in addition to screens. */
const parts: Readonly<Record<string, string>> = {
  AreaPicker: 'a field of forms',
  SignInForm: 'the form within SignIn, drawn from props',
  ConsoleMenu: 'drawn beside MenuRouter in its stories, from the same call',
  TabBar: 'shows what the client holds, without a call of its own',
  DoorwayProvider: 'surrounds screens',
  DirtyScope: 'surrounds screens',
  FailurePanel: 'what screens show when loading fails',
  Widget: 'surrounds screens',
}

const sources = sourceFiles('packages/admin-kit/src', /\.tsx?$/)
const stories = sources.filter(({ path }) => path.endsWith('.stories.tsx'))

function storiesOf({ stories: place }: Screen): Set<string> {
  const files = stories.filter(({ path }) => path.includes(`/features/${place}`))
  return new Set(
    files.flatMap(({ text }) => [...text.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1] ?? '')),
  )
}

/** Components that the package's entries export, by name. */
function exportedComponents(): string[] {
  const entries = /\/src\/(index|features\/(users|areas|organizations|roles|self-edit)\/index)\.ts$/
  const lines = sources
    .filter(({ path }) => entries.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export \{([^}]+)\}/gm)])
  const names = lines.flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim()))
  return names.filter((name) => /^[A-Z]\w+$/.test(name))
}

const cases = Object.entries(screens).flatMap(([name, screen]) =>
  Object.entries(states).map(([state, story]) => ({ name, state, story, screen })),
)
const isState = (name: string): name is State => Object.hasOwn(states, name)
const reasonAgainst = ({ without }: Screen, state: string) => (isState(state) ? without?.[state] : undefined)

describe('the state matrix', () => {
  it('lists every component that an entry exports as a screen or as a part', () => {
    const known = { ...screens, ...parts }
    expect(exportedComponents().filter((name) => !Object.hasOwn(known, name))).toEqual([])
    expect(screenDefinitions.map(({ name }) => name).filter((name) => !Object.hasOwn(screens, name))).toEqual([])
  })

  it.each(cases.filter(({ screen, state }) => reasonAgainst(screen, state) === undefined))(
    'has a story of $name for $state: $story',
    ({ screen, story }) => {
      expect([...storiesOf(screen)]).toContain(story)
    },
  )

  it.each(cases.filter(({ screen, state }) => reasonAgainst(screen, state) !== undefined))(
    'leaves out no state of $name that has a story: $state',
    ({ screen, story }) => {
      expect([...storiesOf(screen)]).not.toContain(story)
    },
  )
})
