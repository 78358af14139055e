import { Button, FileDrop, ProgressBar, UploadList, type Upload } from '@doorway/ui'
import { fileExtension, type RuleKey } from '@doorway/api-client/rules'
import { useId, type ReactNode } from 'react'
import { byteText } from '../files/byte-text'
import { DuplicateFiles } from './duplicate-files'
import { browserQueue, useQueueItems } from './queue/browser-queue'
import type { Phase, QueueFault, QueueItem } from './queue/upload-queue'
import type { QueueTexts } from './strings/load-queue-strings'
import { useQueueStrings } from './use-queue-strings'

const STATES: Record<Exclude<Phase, 'known'>, Upload['state']> = {
  hashing: 'waiting',
  waiting: 'waiting',
  sending: 'sending',
  checking: 'waiting',
  paused: 'paused',
  offline: 'failed',
  failed: 'failed',
  done: 'done',
}

function faultText(fault: QueueFault | undefined, { words, rules }: QueueTexts): string {
  if (!fault) return words.offline
  if ('rule' in fault) return rules[fault.rule]
  return 'text' in fault ? fault.text : words[fault.name]
}

function uploadOf({ key, file, phase, sent, fault }: QueueItem, texts: QueueTexts): Upload | undefined {
  if (phase === 'known') return undefined
  const doing = phase === 'hashing' || phase === 'checking' ? ` · ${texts.words[phase]}` : ''
  const state = STATES[phase]
  return {
    id: key,
    name: `${file.name}${doing}`,
    size: file.size,
    sent,
    state,
    error: state === 'failed' ? faultText(fault, texts) : undefined,
  }
}

/** Total progress of the pending files. */
function Total({ items }: { items: readonly QueueItem[] }) {
  const { words } = useQueueStrings()
  const sizes = items.map(({ file }) => file.size)
  const size = sizes.reduce((sum, each) => sum + each, 0)
  const sent = items.reduce((sum, each) => sum + each.sent, 0)
  if (items.length < 2) return null
  return <ProgressBar label={words.total} value={sent} max={size} valueText={`${byteText(sent)} / ${byteText(size)}`} />
}

export interface QueueSectionProps {
  title: string
  /** Kinds and sizes that are taken, in words. */
  hint: string
  /** Types that belong here: the window's one queue may contain files of another page. */
  types: readonly string[]
  /** The rule that a file breaks here before anything is sent. */
  ruleOf: (file: File) => RuleKey | undefined
  /** Why what is here cannot be used. */
  error?: string
  /** Stands below the place where files are dropped. */
  children?: ReactNode
}

// The next page has its own rules.
const forgetRefusedOnUnmount = () => browserQueue().forgetRefused

/** File picker with the progress of each file. */
export function QueueSection({ title, hint, types, ruleOf, error, children }: QueueSectionProps) {
  const headingId = useId()
  const texts = useQueueStrings()
  const { words } = texts
  const queue = browserQueue()
  const isRefused = ({ fault }: QueueItem) => fault !== undefined && 'rule' in fault
  const items = useQueueItems().filter((item) => isRefused(item) || types.includes(fileExtension(item.file.name)))
  const uploadsOf = (some: readonly QueueItem[]) => some.flatMap((item) => uploadOf(item, texts) ?? [])
  const uploads = uploadsOf(items.filter((item) => !isRefused(item)))
  // A file that breaks a rule cannot be retried.
  const refused = uploadsOf(items.filter(isRefused))
  const handleRemove = ({ id }: Upload) => void queue.remove(id)
  const moving = items.filter(({ phase }) => phase !== 'known' && phase !== 'failed')
  return (
    <section ref={forgetRefusedOnUnmount} className="dw-upload-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <FileDrop
        label={words.drop}
        chooseLabel={words.choose}
        hint={hint}
        error={error}
        accept={types.map((type) => `.${type}`).join(',')}
        isMultiple
        onFiles={(files) => queue.add(files, ruleOf)}
      />
      {children}
      <Total items={moving} />
      {uploads.length > 0 && (
        <UploadList
          label={title}
          uploads={uploads}
          onPause={({ id }) => queue.pause(id)}
          onResume={({ id }) => queue.resume(id)}
          onRetry={({ id }) => queue.resume(id)}
          onRemove={handleRemove}
        />
      )}
      {refused.length > 0 && <UploadList label={words.refused} uploads={refused} onRemove={handleRemove} />}
      <DuplicateFiles items={items.filter(({ phase }) => phase === 'known')}>
        {(item) => (
          <>
            <Button size="s" onClick={() => queue.sendAgain(item.key)}>
              {words.again}
            </Button>
            <Button size="s" variant="quiet" onClick={() => void queue.remove(item.key)}>
              {words.dismiss}
            </Button>
          </>
        )}
      </DuplicateFiles>
    </section>
  )
}
