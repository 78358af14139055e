import { tokenThemes } from '../../packages/ui/src/story-support/token-sheet'
import sheet from '../../packages/ui/src/tokens.css?raw'
import { DocsRoot } from '../docs-root'
import { MotionSamples } from './motion-samples'
import { Palette } from './palette'
import { SizeTable } from './size-table'

const { light } = tokenThemes(sheet)

/** The raw steps of both hues. */
export function PaletteSteps() {
  return (
    <DocsRoot>
      <Palette tokens={light} hue="blue" />
      <Palette tokens={light} hue="grey" />
    </DocsRoot>
  )
}

/** Type sizes, each in its own size. */
export function TypeSizes() {
  return (
    <DocsRoot>
      <SizeTable
        tokens={light}
        prefixes={['--dw-font-size']}
        sampleStyle={(token) => ({ fontSize: token })}
        text="云泽省教育厅 2026"
      />
    </DocsRoot>
  )
}

/** Steps of space, each as wide as it is. */
export function SpaceSteps() {
  return (
    <DocsRoot>
      <SizeTable
        tokens={light}
        prefixes={['--dw-space']}
        sampleStyle={(token) => ({ inlineSize: token, background: 'var(--dw-color-accent)' })}
      />
    </DocsRoot>
  )
}

const box = { inlineSize: 'var(--dw-space-8)', blockSize: 'var(--dw-space-7)' }

/** Corner radii, each on a box. */
export function Radii() {
  return (
    <DocsRoot>
      <SizeTable
        tokens={light}
        prefixes={['--dw-radius']}
        sampleStyle={(token) => ({ ...box, borderRadius: token, background: 'var(--dw-color-accent-tint)' })}
      />
    </DocsRoot>
  )
}

/** Shadows, each under a box. */
export function Shadows() {
  return (
    <DocsRoot>
      <SizeTable
        tokens={light}
        prefixes={['--dw-shadow']}
        sampleStyle={(token) => ({ ...box, boxShadow: token, background: 'var(--dw-color-surface-raised)' })}
      />
    </DocsRoot>
  )
}

/** Durations and the curve, to be started by a button. */
export function Motion() {
  return (
    <DocsRoot>
      <MotionSamples tokens={light} />
    </DocsRoot>
  )
}
