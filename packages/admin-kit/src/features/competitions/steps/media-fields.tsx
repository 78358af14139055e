import { isMediaType, isVideoType, type MediaRules } from '@doorway/api-client/rules'
import { Checkbox, Field, NumberField, Select } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

const HEIGHTS = ['480', '720', '1080'] as const
const ASPECTS = ['16:9', '4:3'] as const
/** What browsers of all ages play. */
const COMMON_CODECS: MediaRules['videoCodecs'] = ['avc']

/** The rules of a slot for videos and sounds, as its form has them. */
export interface MediaRow {
  minSeconds: string
  minHeight: string
  aspect: string
  videoCodecs: MediaRules['videoCodecs']
  needsSound: boolean
}

/** The row of a new slot. */
export const newMediaRow: MediaRow = {
  minSeconds: '',
  minHeight: '',
  aspect: '',
  videoCodecs: COMMON_CODECS,
  needsSound: false,
}

/** The row of a slot that is stored. */
export const mediaRowOf = (media: MediaRules | undefined): MediaRow => ({
  minSeconds: media?.minSeconds ? String(media.minSeconds) : '',
  minHeight: media?.minHeight ? String(media.minHeight) : '',
  aspect: media?.aspect ? media.aspect : '',
  videoCodecs: media?.videoCodecs ?? [],
  needsSound: media?.needsSound ?? false,
})

const numberOf = (text: string) => (Number(text) > 0 ? Number(text) : null)

/** The rules to store for these types; undefined without any, so that files are only checked as others are. */
export function mediaRulesOf(row: MediaRow, types: readonly string[]): MediaRules | undefined {
  if (!types.some(isMediaType)) return undefined
  const isVideo = types.some(isVideoType)
  const rules: MediaRules = {
    minSeconds: numberOf(row.minSeconds),
    minHeight: isVideo ? numberOf(row.minHeight) : null,
    aspect: (isVideo && ASPECTS.find((aspect) => aspect === row.aspect)) || null,
    videoCodecs: isVideo ? row.videoCodecs : [],
    needsSound: row.needsSound,
  }
  const { minSeconds, minHeight, aspect, videoCodecs, needsSound } = rules
  const isEmpty = minSeconds === null && minHeight === null && aspect === null && videoCodecs.length === 0
  return isEmpty && !needsSound ? undefined : rules
}

interface MediaFieldsProps {
  media: MediaRow
  types: readonly string[]
  lengthError: string | undefined
  onChange: (media: MediaRow) => void
}

/** Rules for videos and sounds; nothing for slots that accept neither. */
export function MediaFields({ media, types, lengthError, onChange }: MediaFieldsProps) {
  const t = useTranslate()
  if (!types.some(isMediaType)) return null
  const change = (more: Partial<MediaRow>) => onChange({ ...media, ...more })
  return (
    <>
      <Field label={t('competitions.slots.minSeconds')} error={lengthError}>
        <NumberField
          maxLength={5}
          value={media.minSeconds}
          onChange={({ target }) => change({ minSeconds: target.value })}
        />
      </Field>
      {types.some(isVideoType) && (
        <>
          <Field label={t('competitions.slots.minHeight')}>
            <Select
              placeholder={t('competitions.slots.any')}
              value={media.minHeight}
              options={[...new Set([...HEIGHTS, media.minHeight])].filter(Boolean).map((value) => ({
                value,
                label: t('competitions.slots.pixels', { count: value }),
              }))}
              onValueChange={(minHeight) => change({ minHeight })}
            />
          </Field>
          <Field label={t('competitions.slots.aspect')}>
            <Select
              placeholder={t('competitions.slots.any')}
              value={media.aspect}
              options={ASPECTS.map((value) => ({ value, label: value }))}
              onValueChange={(aspect) => change({ aspect })}
            />
          </Field>
          <Checkbox
            label={t('competitions.slots.commonCodec')}
            checked={media.videoCodecs.length > 0}
            onCheckedChange={(isCommon) => change({ videoCodecs: isCommon ? COMMON_CODECS : [] })}
          />
        </>
      )}
      <Checkbox
        label={t('competitions.slots.needsSound')}
        checked={media.needsSound}
        onCheckedChange={(needsSound) => change({ needsSound })}
      />
    </>
  )
}
