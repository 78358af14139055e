import type { AnyScreen } from '../../packages/admin-kit/src/embed'
import { attributeName } from '../../packages/admin-kit/src/elements/element-attributes'

/** What the playground lets a reader choose. */
export interface Choice {
  theme: string
  locale: string
  density: string
}

const ADDRESS = 'https://api.example.edu'

/** Names of the entries that export the screens, where they differ from the part. */
const entries: Readonly<Record<string, string>> = { 'role-editor': 'role-manager' }

const valuesOf = (screen: AnyScreen): [string, string][] => (screen.name === 'RoleEditor' ? [['roleId', '8']] : [])

function react(screen: AnyScreen, choice: Choice): string {
  const props = valuesOf(screen).map(([name, value]) => ` ${name}={${value}}`)
  const needed = screen.name === 'RoleEditor' ? ' onSaved={leave} onClose={leave}' : ''
  return `import { DoorwayProvider } from '@doorway/admin-kit'
import { ${screen.name} } from '@doorway/admin-kit/${entries[screen.part] ?? screen.part}'
import { createDoorwayClient } from '@doorway/api-client'
import '@doorway/admin-kit/styles.css'

const client = createDoorwayClient({ baseUrl: '${ADDRESS}', getToken })

<DoorwayProvider client={client} locale="${choice.locale}" theme="${choice.theme}" density="${choice.density}">
  <${screen.name}${props.join('')}${needed} />
</DoorwayProvider>`
}

function html(screen: AnyScreen, choice: Choice): string {
  const given = [['baseUrl', ADDRESS], ...Object.entries(choice), ...valuesOf(screen)]
  const attributes = given.map(([name = '', value]) => `${attributeName(name)}="${value}"`).join(' ')
  return `<script type="module" src="https://static.example.edu/doorway/embed.js"></script>
<${screen.tag} ${attributes}></${screen.tag}>
<script type="module">
  document.querySelector('${screen.tag}').getToken = async () => (await fetch('/my/token')).text()
</script>`
}

function vue(screen: AnyScreen, choice: Choice): string {
  const given = [...Object.entries(choice), ...valuesOf(screen)]
  const attributes = given.map(([name, value]) => `${attributeName(name)}="${value}"`).join(' ')
  return `<script setup>
import { defineElements } from '@doorway/admin-kit/elements'
defineElements()
</script>

<template>
  <${screen.tag} base-url="${ADDRESS}" .getToken="getToken" ${attributes} />
</template>`
}

function mount(screen: AnyScreen, choice: Choice): string {
  const values = valuesOf(screen).map(([name, value]) => `, ${name}: ${value}`)
  return `import { mount${screen.name} } from '@doorway/admin-kit/embed'

const widget = mount${screen.name}(element, {
  baseUrl: '${ADDRESS}',
  getToken,
  locale: '${choice.locale}', theme: '${choice.theme}', density: '${choice.density}'${values.join('')},
})`
}

/** How a page of each kind writes this widget. */
export function snippetsOf(screen: AnyScreen, choice: Choice) {
  return [
    { id: 'html', name: 'HTML', text: html(screen, choice) },
    { id: 'react', name: 'React', text: react(screen, choice) },
    { id: 'vue', name: 'Vue', text: vue(screen, choice) },
    { id: 'script', name: 'JavaScript', text: mount(screen, choice) },
  ]
}
