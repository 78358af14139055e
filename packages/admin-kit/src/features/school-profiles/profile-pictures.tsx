import { Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { ProfileDetail } from './school-profile-types'

/** Pictures of what is written, with those that come; then those that go. Without a draft, the public ones. */
export function ProfilePictures({ profile: { live, draft, files } }: { profile: ProfileDetail }) {
  const t = useTranslate()
  const before = live?.pictures ?? []
  const after = draft?.pictures ?? before
  const isIn = (list: typeof before, id: string) => list.some((picture) => picture.id === id)
  const gone = before.filter(({ id }) => !isIn(after, id))
  const pictures = [
    ...after.map((picture) => ({ ...picture, mark: live && draft && !isIn(before, picture.id) ? 'added' : null })),
    ...gone.map((picture) => ({ ...picture, mark: 'removed' })),
  ]
  if (pictures.length === 0) return <p className="dw-profiles-note">{t('schoolProfiles.picture.none')}</p>
  return (
    <ul className="dw-profiles-pictures" aria-label={t('schoolProfiles.picture.list')}>
      {pictures.map(({ id, alt, mark }) => (
        <li key={id} className="dw-profiles-picture" data-mark={mark}>
          {/* What it shows stands below it. */}
          <img src={files.find((file) => file.id === id)?.url} alt="" loading="lazy" />
          <span>{alt}</span>
          {mark === 'added' && <Chip tone="success">{t('schoolProfiles.picture.added')}</Chip>}
          {mark === 'removed' && <Chip tone="danger">{t('schoolProfiles.picture.removed')}</Chip>}
        </li>
      ))}
    </ul>
  )
}
