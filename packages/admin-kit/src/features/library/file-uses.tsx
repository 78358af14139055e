import { Button } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { LibraryFileDetail } from './library-types'

/** The records that refer to a file. */
export function FileUses({ uses }: Pick<LibraryFileDetail, 'uses'>) {
  const t = useTranslate()
  return (
    <section className="dw-library-part">
      <h3>{t('library.uses.title', { count: uses.length })}</h3>
      {uses.length === 0 ? (
        <p>{t('library.uses.none')}</p>
      ) : (
        <ul>
          {uses.map(({ kind, refId, title }) => (
            <li key={`${kind} ${refId}`}>
              {t('library.uses.line', { kind: t(`library.use.${kind}`), title: title ?? t('library.uses.elsewhere') })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FileTwinsProps extends Pick<LibraryFileDetail, 'duplicates'> {
  onOpen: (id: string) => void
}

/** Other files of the site with the same bytes. */
export function FileTwins({ duplicates, onOpen }: FileTwinsProps) {
  const t = useTranslate()
  if (duplicates.length === 0) return null
  return (
    <section className="dw-library-part">
      <h3>{t('library.twins.title', { count: duplicates.length })}</h3>
      <ul>
        {duplicates.map(({ id, name }) => (
          <li key={id}>
            <Button size="s" variant="quiet" onClick={() => onOpen(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
