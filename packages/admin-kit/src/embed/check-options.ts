// Loaded once a widget is on the page: what its developer may have overlooked.
import { warnOnce } from '../browser/warn-once'
import type { EmbedOptions } from './embed-options'
import type { AnyScreen } from './screen-definition'

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

const letters = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^is/, '')

/** What is wrong with the options of a widget, in sentences. */
export function optionFaults(screen: AnyScreen, options: object): string[] {
  const names = [...Object.keys(optionNames), ...Object.keys(screen.values), ...Object.keys(screen.callbacks)]
  const unknown = Object.keys(options)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const meant = names.find((known) => letters(known) === letters(name))
      const hint = meant === undefined ? 'Its options are on the page docs/embedding.md.' : `Do you mean ${meant}?`
      return `Doorway: ${screen.name} has no option "${name}". ${hint}`
    })
  const unsuitable = Object.entries(choices).flatMap(([name, values]) => {
    const value: unknown = Reflect.get(options, name)
    if (value === undefined || value === null || values.some((one) => one === value)) return []
    return [`Doorway: ${name} of ${screen.name} is ${JSON.stringify(value)}. It is one of ${values.join(', ')}.`]
  })
  return [...unknown, ...unsuitable]
}

/** Writes into the console what is wrong with the options of a widget, each sentence once. */
export function checkOptions(screen: AnyScreen, options: object): void {
  for (const sentence of optionFaults(screen, options)) warnOnce(sentence)
}

/** Says that a widget waits for its token. */
export function warnOfMissingToken(screen: AnyScreen): void {
  warnOnce(
    `Doorway: ${screen.name} waits for getToken and has sent no request yet. Set the property getToken of ` +
      `<${screen.tag}>, or the option of mount${screen.name}; it returns null where no user is signed in.`,
  )
}
