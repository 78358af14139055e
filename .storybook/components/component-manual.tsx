import { Canvas, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks'
import * as ui from '@doorway/ui'
import type { ElementType, ReactNode } from 'react'
import { DocsRoot } from '../docs-root'
import { guidance, type Guidance } from './guidance'
import { descriptionOf, Description, PropsTable } from './props-table'
import { TokensUsed } from './tokens-used'

const sheets = import.meta.glob<string>('../../packages/ui/src/*/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/*.{ts,tsx}', '!../../packages/ui/src/*/*.{stories,test}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

const [index = ''] = Object.values(
  import.meta.glob<string>('../../packages/ui/src/index.ts', { query: '?raw', import: 'default', eager: true }),
)

const textOf = (files: Readonly<Record<string, string>>, folder: string) =>
  Object.entries(files)
    .flatMap(([path, text]) => (path.includes(`/src/${folder}/`) ? [text] : []))
    .join('\n')

const isComponent = (value: unknown): value is ElementType => typeof value === 'function' || typeof value === 'object'

/** The components that `@doorway/ui` exports from a folder, by their names. */
function componentsOf(folder: string): [name: string, component: ElementType][] {
  const lines = [...index.matchAll(new RegExp(`^export \\{(.*)\\} from './${folder}/`, 'gm'))]
  const names = lines.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  const exported: Readonly<Record<string, unknown>> = ui
  return names.flatMap((name) => {
    const value = exported[name]
    const entry: [string, ElementType][] = /^[A-Z]/.test(name) && isComponent(value) ? [[name, value]] : []
    return entry
  })
}

/** A part of a component: its class and the attributes that carry its states. */
function partsOf(css: string): [name: string, states: string[]][] {
  const parts = new Map<string, Set<string>>()
  for (const [, name = '', rest = ''] of css.matchAll(/(\.dw-[a-z0-9-]+)((?:\[[^\]]+\]|:[a-z-]+)*)/g)) {
    const states = parts.get(name) ?? new Set()
    for (const [state] of rest.matchAll(/data-[a-z-]+|aria-[a-z-]+/g)) states.add(state)
    parts.set(name, states)
  }
  return [...parts].map(([name, states]) => [name, [...states]])
}

interface TableProps {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

function Table({ head, rows }: TableProps) {
  return (
    <DocsRoot>
      <table className="dw-story-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DocsRoot>
  )
}

function Anatomy({ css }: { css: string }) {
  const rows = partsOf(css).map(([name, states]) => [<code key="class">{name}</code>, states.join(', ')])
  if (rows.length === 0) return <p>It has no sheet of its own: it looks as the parts it is made of.</p>
  return <Table head={['Class', 'States']} rows={rows} />
}

function Use({ rules, keyboard }: Guidance) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Table
        head={['Do', 'Don’t']}
        rows={rules.map((rule) => rule.map((text) => <Description key={text} text={text} />))}
      />
      <Heading>Keyboard</Heading>
      {keyboard.length === 0 ? (
        <p>No stop of the keyboard: it is read, not operated.</p>
      ) : (
        <Table
          head={['Key', 'Result']}
          rows={keyboard.map((entry) => entry.map((text) => <Description key={text} text={text} />))}
        />
      )}
    </>
  )
}

/**
 * The page of a component: what it is for, its first story with code, anatomy, do and don't, keyboard, props and tokens.
 * All but do, don't and keyboard is read from its sources.
 */
export function ComponentManual() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const [, folder = '', file = ''] = /src\/([\w-]+)\/([\w-]+)\.stories/.exec(preparedMeta.parameters['fileName']) ?? []
  const own = guidance[file]
  if (!own) throw new Error(`.storybook/components/guidance.ts has no entry "${file}" for the page of ${folder}.`)
  const components = componentsOf(folder).filter(([name]) => own.components?.includes(name) ?? true)
  const css = textOf(sheets, folder)
  const [story] = Object.values(csfFile.stories)
  return (
    <>
      <Title />
      {components.map(([name, component]) => (
        <p key={name}>
          <Description text={descriptionOf(component)} />
        </p>
      ))}
      <Heading>Code</Heading>
      {story && <Canvas of={story.moduleExport} sourceState="shown" />}
      <Heading>Anatomy</Heading>
      <Anatomy css={css} />
      <Use {...own} />
      <Heading>Props</Heading>
      {components.map(([name, component]) => (
        <div key={name}>
          {components.length > 1 && <Subheading>{name}</Subheading>}
          <PropsTable component={component} source={textOf(sources, folder)} />
        </div>
      ))}
      <Heading>Tokens used</Heading>
      <TokensUsed css={css} />
    </>
  )
}
