import type { PlaygroundStrings } from './load-playground-strings'

/** The embed playground in words, in English. */
export const en: PlaygroundStrings = {
  title: 'Embed playground',
  hint: 'Choose a widget and how it looks, see it live, and copy what your page has to write.',
  back: 'Back to the console',
  choices: 'Widget and looks',
  widget: 'Widget',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast', auto: 'As the system' },
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  accent: 'Accent colour',
  accentHint: 'Any CSS colour, such as #8a1c1c; empty for the default',
  accentFault: 'This is not a CSS colour',
  elder: 'Senior mode',
  preview: 'Live preview',
  loading: 'Loading the widget',
  forbiddenTitle: 'You are not allowed to use this widget',
  forbiddenText: 'Choose another one; the code can be copied all the same.',
  code: 'How your page writes it',
  kinds: { react: 'React', element: 'Element', mount: 'Mount function', script: 'Script tag', vue: 'Vue' },
  lines: (kind) => `Code for ${kind}`,
  copy: 'Copy code',
  copied: 'Code copied',
  copyFailed: 'Copying failed. Select the code and copy it by hand.',
}
