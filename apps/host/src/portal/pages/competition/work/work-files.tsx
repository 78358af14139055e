import { codecName, mediaLength, type MediaRules } from '@doorway/api-client/rules'
import { useId, useRef } from 'react'
import { browserQueue } from '../../../parts/upload-queue/queue/browser-queue'
import { byteText } from '../../../parts/files/byte-text'
import { MediaLine } from '../../../parts/media-facts/media-line'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import type { Checking, Soundless } from './use-work-files'
import type { WorkForm } from './use-work-form'
import type { Slot } from './work-values'

const SECONDS = 60

interface SlotProps {
  slot: Slot
  form: WorkForm
}

/** The file that is being sent for a slot. */
function SendingFile({ sendingKey, slot, form }: SlotProps & { sendingKey: string }) {
  const texts = usePageStrings(route).work
  const item = form.items.find(({ key }) => key === sendingKey)
  if (!item) return null
  const { file, phase, sent, fault } = item
  const isPausable = phase === 'sending' || phase === 'waiting'
  const isPaused = phase === 'paused' || phase === 'failed' || phase === 'offline'
  return (
    <div className="dw-work-file" data-phase={phase}>
      <span className="dw-work-file-name">{file.name}</span>
      <progress max={file.size} value={sent} aria-label={texts.progress(slot.label)} />
      <span role="status">
        {`${texts.phases[phase]} · ${byteText(sent)} / ${byteText(file.size)}`}
        {fault && 'text' in fault && ` · ${fault.text}`}
      </span>
      <span className="dw-work-file-actions">
        {isPausable && (
          <button type="button" onClick={() => browserQueue().pause(sendingKey)}>
            {texts.pause}
          </button>
        )}
        {isPaused && (
          <button type="button" onClick={() => browserQueue().resume(sendingKey)}>
            {texts.resume}
          </button>
        )}
        <button type="button" onClick={() => form.drop(sendingKey)}>
          {texts.remove}
        </button>
      </span>
    </div>
  )
}

/** The rules of a slot in a few words. */
function RulesHint({ rules: { minSeconds, minHeight, aspect, videoCodecs, needsSound } }: { rules: MediaRules }) {
  const texts = usePageStrings(route).work.media
  const parts = [
    minSeconds === null ? null : texts.atLeast(mediaLength(minSeconds)),
    minHeight === null ? null : texts.high(minHeight),
    aspect,
    ...videoCodecs.map((codec) => codecName(codec)),
    needsSound ? texts.withSound : null,
  ].filter((part) => part !== null)
  return parts.length > 0 && ` · ${parts.join(' · ')}`
}

/** A file that is being read before it may be sent. */
function CheckedFile({ name, cancel }: Checking) {
  const texts = usePageStrings(route).work
  return (
    <div className="dw-work-file" data-phase="checking">
      <span className="dw-work-file-name">{name}</span>
      <progress aria-label={texts.media.checking} />
      <span role="status">{texts.media.checking}</span>
      <span className="dw-work-file-actions">
        <button type="button" onClick={cancel}>
          {texts.media.cancel}
        </button>
      </span>
    </div>
  )
}

/** A file without sound, which its author may send nevertheless. */
function SoundlessFile({ name, sound, confirm, cancel }: Soundless) {
  const texts = usePageStrings(route).work
  return (
    <div className="dw-work-file" data-phase="soundless">
      <span className="dw-work-file-name">{name}</span>
      <span role="status">{sound === 'missing' ? texts.media.soundMissing : texts.media.silence}</span>
      <span className="dw-work-file-actions">
        <button type="button" onClick={confirm}>
          {texts.media.sendNevertheless}
        </button>
        <button type="button" onClick={cancel}>
          {texts.remove}
        </button>
      </span>
    </div>
  )
}

function SlotField({ slot, form }: SlotProps) {
  const texts = usePageStrings(route).work
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { key, label, types, maxMegabytes, maxSeconds, media: rules, isRequired, count } = slot
  const fault = form.status.faults[`files.${key}`]
  const held = form.values.files.filter((file) => file.slot === key)
  const sendings = form.sendings.filter((sending) => sending.slot === key)
  const checking = form.checking.filter((each) => each.slot === key)
  const soundless = form.soundless.filter((each) => each.slot === key)
  return (
    <li className="dw-work-slot">
      <p>
        <b id={`${id}-label`} lang="zh-CN">
          {label}
        </b>{' '}
        <small>{isRequired ? texts.required : texts.optional}</small>
      </p>
      <p className="dw-work-hint" id={`${id}-hint`}>
        {texts.slotHint(types.join(' '), maxMegabytes, maxSeconds === null ? null : Math.round(maxSeconds / SECONDS))}
        {rules && <RulesHint rules={rules} />}
      </p>
      {held.map(({ fileId, name, size, media, playback }) => (
        <div key={fileId} className="dw-work-file" data-phase="done">
          <span className="dw-work-file-name">{name}</span>
          <span>{`${texts.phases.done} · ${byteText(size)}`}</span>
          <MediaLine media={media} playback={playback} words={texts.mediaWords} />
          <span className="dw-work-file-actions">
            <button type="button" onClick={() => form.removeFile(fileId)}>
              {texts.remove}
            </button>
          </span>
        </div>
      ))}
      {checking.map((each) => (
        <CheckedFile key={each.name} {...each} />
      ))}
      {soundless.map((each) => (
        <SoundlessFile key={each.name} {...each} />
      ))}
      {sendings.map((sending) => (
        <SendingFile key={sending.key} sendingKey={sending.key} slot={slot} form={form} />
      ))}
      <input
        ref={input}
        id={id}
        type="file"
        className="dw-work-input"
        aria-labelledby={`${id}-label`}
        aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
        aria-invalid={fault ? true : undefined}
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void form.addFile(slot, file)
          target.value = ''
        }}
      />
      {sendings.length + checking.length + soundless.length === 0 && (
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => input.current?.click()}>
          {held.length >= count ? texts.replace : texts.choose}
          <span className="dw-work-label">{` ${label}`}</span>
        </button>
      )}
      {form.unheard.has(key) && (
        <p className="dw-work-hint" role="status">
          {texts.media.unheard}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="dw-entry-fault" role="alert">
          {fault.split('\n').map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      )}
    </li>
  )
}

/** The files that the competition requires, each with what is there or on the way. */
export function WorkFiles({ slots, form }: { slots: readonly Slot[]; form: WorkForm }) {
  const texts = usePageStrings(route).work
  return (
    <section>
      <h3>{texts.files}</h3>
      <ul className="dw-work-slots">
        {slots.map((slot) => (
          <SlotField key={slot.key} slot={slot} form={form} />
        ))}
      </ul>
    </section>
  )
}
