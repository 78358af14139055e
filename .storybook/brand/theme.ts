import { create } from 'storybook/theming/create'
import logo from './doorway.svg'

/** Custom property of the light theme behind each colour of Storybook's own pages. */
export const brandTokens = {
  colorPrimary: '--dw-color-accent',
  colorSecondary: '--dw-color-accent',
  appBg: '--dw-color-surface-sunken',
  appContentBg: '--dw-color-surface',
  appHoverBg: '--dw-color-surface-hover',
  appPreviewBg: '--dw-color-surface',
  appBorderColor: '--dw-color-border',
  textColor: '--dw-color-text',
  textMutedColor: '--dw-color-text-muted',
  barBg: '--dw-color-surface',
  barTextColor: '--dw-color-text-muted',
  barHoverColor: '--dw-color-accent-hover',
  barSelectedColor: '--dw-color-accent',
} as const

/** The colours, as text: the manager calculates with them, which it cannot do with custom properties. */
export const brandColours: Readonly<Record<keyof typeof brandTokens, string>> = {
  colorPrimary: '#1f5fbf',
  colorSecondary: '#1f5fbf',
  appBg: '#f5f7fa',
  appContentBg: '#ffffff',
  appHoverBg: '#f0f3f7',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dfe3e8',
  textColor: '#1b1f24',
  textMutedColor: '#57606a',
  barBg: '#ffffff',
  barTextColor: '#57606a',
  barHoverColor: '#194d9c',
  barSelectedColor: '#1f5fbf',
}

/** Storybook's menus and pages in Doorway's colours, with its mark. */
export const brandTheme = create({
  base: 'light',
  ...brandColours,
  appBorderRadius: 10,
  inputBorderRadius: 6,
  fontBase: "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  brandTitle: 'Doorway',
  brandImage: logo,
  brandUrl: './',
  brandTarget: '_self',
})
