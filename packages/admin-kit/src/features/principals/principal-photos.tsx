import { Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { urlOf } from './principal-form'
import type { PrincipalDetail } from './principal-types'

/** The photo of what is written, with a mark where it is new; then the one that it replaces. */
export function PrincipalPhotos({ principal }: { principal: PrincipalDetail }) {
  const t = useTranslate()
  const { live, draft, name } = principal
  const before = live && live.photoFileId
  const after = draft ? draft.photoFileId : before
  const isChanged = live !== null && draft !== null && before !== after
  const photos = [
    ...(after === null ? [] : [{ id: after, mark: isChanged ? 'added' : null }]),
    ...(before !== null && isChanged ? [{ id: before, mark: 'removed' }] : []),
  ]
  if (photos.length === 0) return <p className="dw-profiles-note">{t('principals.photo.none')}</p>
  return (
    <ul className="dw-principals-photos" aria-label={t('principals.field.photo')}>
      {photos.map(({ id, mark }) => (
        <li key={id} className="dw-principals-photo" data-mark={mark}>
          <img src={urlOf(principal, id)} alt={name} loading="lazy" />
          {mark === 'added' && <Chip tone="success">{t('principals.photo.added')}</Chip>}
          {mark === 'removed' && <Chip tone="danger">{t('principals.photo.removed')}</Chip>}
        </li>
      ))}
    </ul>
  )
}
