import { attributeName } from '../elements/element-attributes'
import type { AnyScreen } from '../embed/screen-definition'
import { snippetFacts } from './generated/snippet-facts'

/** Options and props as a page writes them, by their names; what is undefined, false or empty is left out. */
export type Given = Readonly<Record<string, string | number | boolean | undefined>>

/** What the page chooses for a widget. */
export interface SnippetChoice {
  /** Address of the API before `/api`. */
  baseUrl: string
  /** Where the folder of the script tag is served. */
  scriptUrl?: string
  /** Options of every widget: language, looks. */
  options?: Given
  /** Props of this screen. */
  props?: Given
  /** The object of what the page adds and leaves out, as it is written. */
  extensions?: string | undefined
}

/** The ways a widget comes onto a page. */
export type SnippetKind = 'react' | 'element' | 'mount' | 'script' | 'vue'

/** The lines of one way. */
export interface Snippet {
  kind: SnippetKind
  text: string
}

const KIT = '@doorway/admin-kit'
const CLIENT = '@doorway/api-client'
const SCRIPT_URL = 'https://static.example.edu/doorway/embed.js'

type Chosen = [string, string | number | true]

const chosen = (given: Given = {}): Chosen[] =>
  Object.entries(given).flatMap(([name, value]): Chosen[] =>
    value === undefined || value === false || value === '' ? [] : [[name, value]],
  )

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const spaced = (parts: readonly string[]) => parts.map((part) => ` ${part}`).join('')
const inJsx = ([name, value]: Chosen) => {
  if (value === true) return name
  return typeof value === 'number' ? `${name}={${value}}` : `${name}="${escaped(value)}"`
}
const inHtml = ([name, value]: Chosen) =>
  value === true ? attributeName(name) : `${attributeName(name)}="${escaped(String(value))}"`
const inScript = ([name, value]: Chosen) =>
  typeof value === 'string' ? `${name}: '${value.replaceAll(/[\\']/g, '\\$&')}'` : `${name}: ${value}`

const declared = (extensions: string | undefined) => (extensions ? `const extensions = ${extensions}\n\n` : '')
const indented = (text: string) => text.replaceAll('\n', '\n  ')

function react(screen: AnyScreen, { baseUrl, options, props, extensions }: SnippetChoice): string {
  const { entry, props: required } = snippetFacts[screen.name] ?? { entry: screen.part, props: [] }
  return `import { DoorwayProvider } from '${KIT}'
import { ${screen.name} } from '${KIT}/${entry}'
import { createDoorwayClient } from '${CLIENT}'
import '${KIT}/styles.css'

const client = createDoorwayClient({ ${inScript(['baseUrl', baseUrl])}, getToken })

${declared(extensions)}<DoorwayProvider client={client}${spaced(chosen(options).map(inJsx))}>
  <${screen.name}${spaced([...chosen(props).map(inJsx), ...required, ...(extensions ? ['{...extensions}'] : [])])} />
</DoorwayProvider>`
}

/** The element as HTML writes it. */
function tag(screen: AnyScreen, { baseUrl, options, props }: SnippetChoice): string {
  const attributes = [...chosen({ baseUrl }), ...chosen(options), ...chosen(props)].map(inHtml)
  return `<${screen.tag}${spaced(attributes)}></${screen.tag}>`
}

const token = (screen: AnyScreen, extensions: string | undefined) =>
  `document.querySelector('${screen.tag}').getToken = async () => (await fetch('/my/token')).text()${
    extensions ? `\nObject.assign(document.querySelector('${screen.tag}'), ${extensions})` : ''
  }`

function script(screen: AnyScreen, choice: SnippetChoice): string {
  return `<script type="module" src="${escaped(choice.scriptUrl ?? SCRIPT_URL)}"></script>
${tag(screen, choice)}
<script type="module">
  ${indented(token(screen, choice.extensions))}
</script>`
}

function element(screen: AnyScreen, choice: SnippetChoice): string {
  return `import { defineElements } from '${KIT}/elements'

defineElements()
place.innerHTML = '${tag(screen, choice).replaceAll(/[\\']/g, '\\$&')}'
${token(screen, choice.extensions)}`
}

function mount(screen: AnyScreen, { baseUrl, options, props, extensions }: SnippetChoice): string {
  const given = [...chosen(options), ...chosen(props)].map(inScript)
  return `import { mount${screen.name} } from '${KIT}/embed'

${declared(extensions)}const widget = mount${screen.name}(place, {
  ${inScript(['baseUrl', baseUrl])},
  getToken,${given.map((line) => `\n  ${line},`).join('')}${extensions ? '\n  ...extensions,' : ''}
})`
}

function vue(screen: AnyScreen, { baseUrl, options, props, extensions }: SnippetChoice): string {
  const attributes = [...chosen({ baseUrl }), ...chosen(options), ...chosen(props)].map(inHtml)
  return `<script setup>
import { defineElements } from '${KIT}/elements'
defineElements()
${extensions ? `\n${declared(extensions)}const extend = (element) => element && Object.assign(element, extensions)\n` : ''}</script>

<template>
  <${screen.tag} .getToken="getToken"${extensions ? ' :ref="extend"' : ''}${spaced(attributes)} />
</template>`
}

/** How a page of each kind writes this widget, ready to copy. */
export function snippetsOf(screen: AnyScreen, choice: SnippetChoice): readonly Snippet[] {
  return [
    { kind: 'react', text: react(screen, choice) },
    { kind: 'element', text: element(screen, choice) },
    { kind: 'mount', text: mount(screen, choice) },
    { kind: 'script', text: script(screen, choice) },
    { kind: 'vue', text: vue(screen, choice) },
  ]
}
