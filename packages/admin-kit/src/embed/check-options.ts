// Loaded once a widget is on the page: what its developer may have overlooked.
import { nameMeant } from '../browser/name-meant'
import { warnOnce } from '../browser/warn-once'
import type { EmbedOptions } from './embed-options'
import type { AnyScreen, ElementAttributes } from './screen-definition'

export { acceptedFilters, checkAddress } from './check-filters'

/** Every option that all widgets know. */
const optionNames: Readonly<Record<keyof EmbedOptions, true>> = {
  baseUrl: true,
  services: true,
  getToken: true,
  client: true,
  navigation: true,
  isolation: true,
  locale: true,
  theme: true,
  density: true,
  isElder: true,
  accent: true,
  permissions: true,
  installedScreens: true,
  isReadOnly: true,
  instanceId: true,
  storage: true,
  overrides: true,
  preloadedState: true,
  portalContainer: true,
  onReady: true,
  onError: true,
  onAuthExpired: true,
  onNavigate: true,
  onDirtyChange: true,
  onSelectionChange: true,
  onBeforeMutation: true,
  onAfterMutation: true,
}

/** Options that have only these values. */
const choices: Readonly<Partial<Record<keyof EmbedOptions, readonly string[]>>> = {
  isolation: ['shadow', 'light', 'layer'],
  theme: ['light', 'dark', 'high-contrast', 'auto'],
  density: ['comfortable', 'compact'],
}

/** Options that are functions; what they are instead is never printed, since it may be a token. */
const functions = ['getToken'] as const

/** Begins an address: of another origin, of the same protocol, or on the page's own origin. */
const ADDRESS = /^(?:https?:\/\/|\/|\.|$)/i

const unknownOption = ({ name: screen }: AnyScreen, name: string, names: readonly string[]) => {
  const meant = nameMeant(name, names)
  const hint = meant === undefined ? 'Its options are on the page docs/embedding.md.' : `Do you mean ${meant}?`
  return `Doorway: ${screen} has no option "${name}". ${hint}`
}

function choiceFault({ name: screen }: AnyScreen, option: string, values: readonly string[], value: unknown): string[] {
  if (value === undefined || value === null || values.some((one) => one === value)) return []
  return [`Doorway: ${option} of ${screen} is ${JSON.stringify(value)}. It is one of ${values.join(', ')}.`]
}

/** What is wrong with the options of a widget, in sentences. */
export function optionFaults(screen: AnyScreen, options: object): string[] {
  const names = [...Object.keys(optionNames), ...Object.keys(screen.values), ...Object.keys(screen.callbacks)]
  const unknown = Object.keys(options)
    .filter((name) => !names.includes(name))
    .map((name) => unknownOption(screen, name, names))
  const given = (name: string): unknown => Reflect.get(options, name)
  const unsuitable = Object.entries(choices).flatMap(([name, values]) => choiceFault(screen, name, values, given(name)))
  const notCallable = functions
    .filter((name) => (given(name) ?? null) !== null && typeof given(name) !== 'function')
    .map((name) => `Doorway: ${name} of ${screen.name} is a ${typeof given(name)}. It is a function that returns it.`)
  const baseUrl = given('baseUrl')
  const isAddress = (baseUrl ?? null) === null || (typeof baseUrl === 'string' && ADDRESS.test(baseUrl))
  const address = `Doorway: baseUrl of ${screen.name} is ${JSON.stringify(baseUrl)}. It begins with https:// or http://.`
  return [...unknown, ...unsuitable, ...notCallable, ...(isAddress ? [] : [address])]
}

/** What is wrong with the attributes of an element, and with properties that it does not have, in sentences. */
export function elementFaults(screen: AnyScreen, element: HTMLElement, known: ElementAttributes): string[] {
  const options = [...Object.keys(optionNames), ...Object.keys(screen.values), ...Object.keys(screen.callbacks)]
  const byAttribute = element.getAttributeNames().flatMap((attribute) => {
    const { property, kind } = known.get(attribute) ?? {}
    if (property !== undefined)
      return Array.isArray(kind) ? choiceFault(screen, attribute, kind, element.getAttribute(attribute)) : []
    // Any other attribute is the page's affair (`class`, `data-…`, `v-…`).
    const meant = options.find((name) => name === attribute || name.toLowerCase() === attribute.replaceAll('-', ''))
    if (meant === undefined) return []
    const found = [...known].find(([, one]) => one.property === meant)
    const hint = found ? `Do you mean ${found[0]}?` : `Set the property ${meant}.`
    return [`Doorway: ${screen.name} has no attribute "${attribute}". ${hint}`]
  })
  const byProperty = Object.keys(element)
    .filter((name) => nameMeant(name, options) !== undefined)
    .map((name) => unknownOption(screen, name, options))
  return [...byAttribute, ...byProperty]
}

/** Writes into the console what is wrong with the options of a widget and with its element, each sentence once. */
export function checkOptions(
  screen: AnyScreen,
  options: object,
  element: HTMLElement,
  attributes?: ElementAttributes,
): void {
  // That of a mount is a box of ours.
  const faults = attributes ? elementFaults(screen, element, attributes) : []
  for (const sentence of [...optionFaults(screen, options), ...faults]) warnOnce(sentence)
}

/** Says that a widget waits for its token. */
export function warnOfMissingToken(screen: AnyScreen): void {
  warnOnce(
    `Doorway: ${screen.name} waits for getToken and has sent no request yet. Set the property getToken of ` +
      `<${screen.tag}>, or the option of mount${screen.name}; it returns null where no user is signed in.`,
  )
}
