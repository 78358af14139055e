import { Avatar, Button } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useReadOnly } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { avatarDialog } from './lazy-parts'

export interface AvatarFieldProps {
  name: string
  /** A data URL; empty for none. */
  picture: string
  error?: string
  onChange: (picture: string) => void
}

/** 头像 with its crop dialog. */
export function AvatarField({ name, picture, error, onChange }: AvatarFieldProps) {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  const [isCutting, setCutting] = useState(false)
  return (
    <div className="dw-self-avatar" role="group" aria-label={t('selfEdit.avatar.label')}>
      <Avatar className="dw-self-picture" name={name || ' '} picture={picture || null} />
      {!isReadOnly && (
        <Button onPointerEnter={avatarDialog.prefetch} onFocus={avatarDialog.prefetch} onClick={() => setCutting(true)}>
          {t('selfEdit.avatar.change')}
        </Button>
      )}
      {!isReadOnly && picture !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {t('selfEdit.avatar.remove')}
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
      {isCutting && (
        <Suspense>
          <avatarDialog.Part
            onCut={(dataUrl) => {
              onChange(dataUrl)
              setCutting(false)
            }}
            onClose={() => setCutting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
