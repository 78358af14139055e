import { Button, DoorwayRoot, TextField } from '@doorway/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, within } from 'storybook/test'
import { zhTexts } from '../../packages/ui/src/story-support/texts'
import { tokenThemes } from '../../packages/ui/src/story-support/token-sheet'
import sheet from '../../packages/ui/src/tokens.css?raw'
import { ColourTable } from './colour-table'
import { SizeTable } from './size-table'

const themes = tokenThemes(sheet)

function chosenTheme(name: unknown) {
  if (name === 'dark') return { theme: themes.dark, enough: 4.5 }
  if (name === 'high-contrast') return { theme: themes['high-contrast'], enough: 7 }
  return { theme: themes.light, enough: 4.5 }
}

const meta: Meta = { title: 'Foundation/Tokens' }
export default meta

/** The colours of the theme chosen above, read from tokens.css. */
export const Colours: StoryObj = {
  render: (_, { globals }) => <ColourTable {...chosenTheme(globals['theme'])} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: '--dw-color-accent' })).toBeVisible()
    await expect(within(canvasElement).queryByText(/too low/)).toBeNull()
  },
}

export const Spaces: StoryObj = {
  render: () => (
    <SizeTable
      tokens={themes.light}
      prefixes={['--dw-space']}
      sampleStyle={(token) => ({ inlineSize: token, background: 'var(--dw-color-accent)' })}
    />
  ),
  play: async ({ canvasElement }) => {
    const samples = canvasElement.querySelectorAll<HTMLElement>('.dw-story-sample')
    const widths = [...samples].map(({ offsetWidth }) => offsetWidth)
    await expect(widths).toEqual([4, 8, 12, 16, 24, 32, 48, 64])
  },
}

export const Corners: StoryObj = {
  render: () => (
    <SizeTable
      tokens={themes.light}
      prefixes={['--dw-radius']}
      sampleStyle={(token) => ({
        inlineSize: 'var(--dw-space-8)',
        blockSize: 'var(--dw-space-7)',
        borderRadius: token,
        background: 'var(--dw-color-accent-tint)',
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll('.dw-story-sample')]
    await expect(samples.map((sample) => getComputedStyle(sample).borderRadius)).toEqual(['6px', '4px', '10px', '14px'])
  },
}

export const Type: StoryObj = {
  render: () => (
    <SizeTable
      tokens={themes.light}
      prefixes={['--dw-font-size']}
      sampleStyle={(token) => ({ fontSize: token })}
      text="云泽省教育厅 2026"
    />
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll('.dw-story-sample')]
    const sizes = ['12px', '13px', '14px', '16px', '20px', '24px', '32px', '40px']
    await expect(samples.map((sample) => getComputedStyle(sample).fontSize)).toEqual(sizes)
  },
}

const site: CSSProperties & Record<`--dw-${string}`, string> = {
  '--dw-accent': '#7a1f5c',
  '--dw-radius': '0px',
  '--dw-font': 'serif',
  '--dw-density': '1.25',
}

/** Four variables on any element around Doorway re-brand it. */
export const SetByASite: StoryObj = {
  parameters: { ownRoot: true, lightOnly: true },
  render: (_, { globals }) => (
    <div style={site}>
      <DoorwayRoot texts={zhTexts} theme={globals['theme']} className="dw-story">
        <div className="dw-toolbar">
          <TextField aria-label="登录名" />
          <Button variant="primary">查询</Button>
        </div>
      </DoorwayRoot>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查询' })
    await expect(getComputedStyle(button)).toMatchObject({
      backgroundColor: 'rgb(122, 31, 92)',
      borderRadius: '0px',
      fontFamily: 'serif',
      minBlockSize: '40px',
    })
  },
}
