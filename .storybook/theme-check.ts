import type { Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import { expect, waitFor } from 'storybook/test'
import styles from '../packages/admin-kit/src/styles.css?inline'
import { showLocale } from './checked-locale'
import storyStyles from './story.css?inline'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What colours alone decide. Names, roles and sizes do not change with a theme. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block']

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...given: never[]) => unknown>

let sheet: CSSStyleSheet | null = null

function storySheet(): CSSStyleSheet {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(`${styles}\n${storyStyles}`)
  return sheet
}

/** Every root, the ones in shadow roots too. */
function rootsIn(canvas: ParentNode): HTMLElement[] {
  return [...canvas.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.hasAttribute('data-doorway') ? [element] : []),
    ...(element.shadowRoot ? rootsIn(element.shadowRoot) : []),
  ])
}

function showTheme(canvas: ParentNode, theme: string) {
  for (const root of rootsIn(canvas)) root.dataset['theme'] = theme
}

const hasRootIn = (canvas: ParentNode, language: string) =>
  rootsIn(canvas).some(({ lang }) => lang.startsWith(language))

/** Shows the story in English for a while. Stories without words of Doorway, and those about languages, stay as they are. */
async function inEnglish(canvas: HTMLElement, work: () => Promise<void>) {
  if (!hasRootIn(canvas, 'zh')) return
  showLocale('en')
  try {
    await waitFor(() => expect(hasRootIn(canvas, 'en')).toBe(true))
    await work()
  } finally {
    showLocale(null)
    await waitFor(() => expect(hasRootIn(canvas, 'zh')).toBe(true))
  }
}

async function check(canvas: HTMLElement, name: string, runOnly: axe.RunOptions['runOnly'], off: readonly string[]) {
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(canvas, {
    runOnly,
    rules: runOnly && typeof runOnly === 'object' && 'type' in runOnly && runOnly.type === 'tag' ? rules : {},
    resultTypes: ['violations'],
  })
  const [first] = violations
  if (first) throw new Error(`axe, ${name}: ${first.id}, ${first.nodes.map(({ html }) => html).join('\n')}`)
}

/** Moves the rendered story into a shadow root and back; its state, open popups included, comes along. */
async function inShadow(canvas: HTMLElement, work: () => Promise<void>) {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  // Sheets that came with the screen are in the document; a screen mounted in a shadow root adopts them there.
  shadow.adoptedStyleSheets = [storySheet(), ...document.adoptedStyleSheets]
  const children = [...canvas.childNodes]
  canvas.append(host)
  shadow.append(...children)
  try {
    await work()
  } finally {
    canvas.append(...children)
    host.remove()
  }
}

/** Rules that the story has switched off, with its reasons. */
function rulesOff(parameters: Readonly<Record<string, unknown>>): string[] {
  const text = JSON.stringify(parameters['a11y'] ?? {})
  return [...text.matchAll(/"id":"([a-z-]+)","enabled":false/g)].map((match) => match[1] ?? '')
}

/**
 * After a story's own run, in the state it has come to: the colours of the other themes, and all WCAG 2.2 AA rules again with the story in a shadow root, and both again in English. Only in test runs; in the workbench the panel
 * shows the present theme.
 */
export const checkEveryTheme: AfterEach = async ({ canvasElement, globals, parameters, viewMode }) => {
  const isTest = new URL(location.href).searchParams.has('sessionId') || '__vitest_browser__' in globalThis
  if (!isTest || viewMode === 'docs' || parameters['a11y']?.test !== 'error') return
  const off = rulesOff(parameters)
  // The portal is never mounted in another page.
  const hasShadow = globals['mount'] !== 'shadow' && parameters['portal'] !== true
  const everything: axe.RunOptions['runOnly'] = { type: 'tag', values: WCAG }
  const byColour: axe.RunOptions['runOnly'] = { type: 'rule', values: BY_COLOUR.filter((id) => !off.includes(id)) }
  try {
    // What a host page wrote around the widget, and an accent that a site chose for a light page, know one theme.
    const themes = parameters['lightOnly'] === true ? [] : ['dark', 'high-contrast']
    for (const theme of themes) {
      showTheme(canvasElement, theme)
      await check(canvasElement, theme, byColour, off)
    }
    showTheme(canvasElement, globals['theme'])
    if (hasShadow) await inShadow(canvasElement, () => check(canvasElement, 'in a shadow root', everything, off))
    await inEnglish(canvasElement, async () => {
      // Words change names and sizes, not colours, which take axe the longest.
      const other = [...off, ...BY_COLOUR]
      await check(canvasElement, 'in English', everything, other)
      if (!hasShadow) return
      await inShadow(canvasElement, () => check(canvasElement, 'in English in a shadow root', everything, other))
    })
  } finally {
    showTheme(canvasElement, globals['theme'])
  }
}
