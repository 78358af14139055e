import { useKitNavigate } from '@doorway/admin-kit'
import { IconButton, Skeleton, StatePanel } from '@doorway/ui'
import { use } from 'react'
import { useDocumentTitle } from '../../routes/use-document-title'
import { usePreferenceState } from '../../preferences/preferences-context'
import { useConsoleStrings } from '../use-console-strings'
import { LargeScreenStage } from './large-screen-stage'
import { loadLargeScreenStrings, type LargeScreenStrings } from './strings/load-large-screen-strings'
import { type LiveFigures, useLiveFigures } from './use-live-figures'
import { stage, useStageScale } from './use-stage-scale'
import './large-screen.css'

interface PartProps {
  live: LiveFigures
  words: LargeScreenStrings
}

function Head({ live: { figures, isOld }, words }: PartProps) {
  const navigate = useKitNavigate()
  const area = figures?.path.at(-1)
  return (
    <header className="dw-wall-head">
      <h1 className="dw-wall-name">{area ? words.headingOf(area.name) : words.heading}</h1>
      {figures && (
        <p className="dw-wall-state" role="status" data-old={isOld || undefined}>
          <span className="dw-wall-dot" aria-hidden="true" />
          {isOld ? words.old(figures.at) : `${words.live} · ${words.at(figures.at)}`}
        </p>
      )}
      <span className="dw-wall-buttons">
        <IconButton
          icon="external"
          label={words.fullScreen}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        />
        <IconButton icon="close" label={words.back} onClick={() => navigate({ path: '/home' })} />
      </span>
    </header>
  )
}

function Body({ live: { figures, isForbidden, hasFailed }, words }: PartProps) {
  if (isForbidden) return <StatePanel kind="forbidden" title={words.refused} text={words.refusedHint} />
  if (figures) return <LargeScreenStage figures={figures} words={words} />
  if (hasFailed) return <StatePanel kind="offline" title={words.failed} text={words.failedHint} />
  return (
    <div aria-busy="true" aria-label={words.loading} role="group">
      <Skeleton width="full" />
    </div>
  )
}

/**
 * /largeScreen: the figures of the reader's scope for a hall display, dark and without the console's frame. The stage
 * is scaled as a whole to the window, so that it is the same at 1920×1080 and 3840×2160.
 */
export function LargeScreenPage() {
  const { locale } = usePreferenceState()
  const { siteName } = useConsoleStrings()
  const words = use(loadLargeScreenStrings(locale))
  const live = useLiveFigures()
  const scale = useStageScale()
  useDocumentTitle(`${words.title} - ${siteName}`)
  return (
    <main className="dw-wall" id="main" data-doorway="" data-theme="dark">
      <div
        className="dw-wall-stage"
        style={{ inlineSize: stage.width, blockSize: stage.height, transform: `scale(${scale})` }}
      >
        <Head live={live} words={words} />
        <Body live={live} words={words} />
      </div>
    </main>
  )
}
