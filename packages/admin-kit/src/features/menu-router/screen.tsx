import { Button, LoadingBar, StatePanel } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import { builtInNames, type MenuRoute } from './build-routes'
import { findScreen, screenQuery, type ScreenLoader, type ScreenRegistry } from './screen-registry'

function LoadedScreen({ name, load }: { name: string; load: ScreenLoader }) {
  const t = useTranslate()
  const screen = useQuery(screenQuery(name, load))
  if (screen.data) {
    const { Loaded } = screen.data
    return <Loaded />
  }
  if (!screen.error)
    return <div className="dw-screen-loading">{<LoadingBar isLoading label={t('menuRouter.loading')} />}</div>
  return (
    <StatePanel
      kind="error"
      title={t('kit.state.chunkTitle')}
      text={t('kit.state.chunkHint')}
      action={<Button onClick={() => void screen.refetch()}>{t('kit.ui.retry')}</Button>}
    />
  )
}

export interface ScreenProps {
  route: MenuRoute
  /** The route's title in the reader's language. */
  title: string
  screens: ScreenRegistry
}

/** The screen of a route; a named placeholder where the menus name one that is not there (domain 0.16). */
export function Screen({ route, title, screens }: ScreenProps) {
  const t = useTranslate()
  const name = route.screen
  const load = name === null ? undefined : findScreen(screens, name)
  if (name !== null && load) {
    return (
      <Widget part={`screen-${route.name}`}>
        <LoadedScreen name={name} load={load} />
      </Widget>
    )
  }
  if (builtInNames.some((known) => known === name)) {
    return <StatePanel kind="coming" title={t('menuRouter.comingTitle', { title })} text={t('menuRouter.comingHint')} />
  }
  return (
    <StatePanel
      kind="empty"
      title={t('menuRouter.unknownTitle', { component: name || route.name })}
      text={t('menuRouter.unknownHint')}
    />
  )
}
