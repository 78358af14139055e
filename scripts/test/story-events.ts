// What Storybook says on its channel about a story that has been opened.

/** An event of Storybook's channel, with what it carries. */
export interface StoryEvent {
  name: string
  payload: unknown
}

interface Channel {
  on: (name: string, listener: (payload: unknown) => void) => void
  emit: (name: string, payload: unknown) => void
}

declare global {
  /** Storybook's channel in the page of a story. */
  var storyChannel: Channel | undefined
  /** The events of the story that is open, in their order. */
  var storyEvents: StoryEvent[] | undefined
}

/** Runs in the page before Storybook does: records what its channel says about stories in `storyEvents`. */
export function watchChannel(): void {
  const names = [
    'storyFinished',
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'docsRendered',
  ]
  globalThis.storyEvents = []
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => globalThis.storyChannel,
    set(created: Channel) {
      globalThis.storyChannel = created
      for (const name of names) created.on(name, (payload) => globalThis.storyEvents?.push({ name, payload }))
    },
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Rules of axe that a finished story violates. */
function violatedRules(payload: Readonly<Record<string, unknown>>): string[] {
  const reporters = Array.isArray(payload['reporters']) ? payload['reporters'] : []
  return reporters.flatMap((report: unknown) => {
    if (!isRecord(report) || report['status'] !== 'failed' || !isRecord(report['result'])) return []
    const { violations } = report['result']
    return Array.isArray(violations)
      ? violations.map((rule: unknown) => (isRecord(rule) ? String(rule['id']) : ''))
      : []
  })
}

/** Why the story with these events failed; null when it passed. */
export function failureOf(events: readonly StoryEvent[]): string | null {
  const thrown = events.find(({ name }) => !['storyFinished', 'docsRendered'].includes(name))
  if (thrown) {
    const [payload]: unknown[] = Array.isArray(thrown.payload) ? thrown.payload : [thrown.payload]
    const message = isRecord(payload) ? (payload['message'] ?? payload['description'] ?? '') : payload
    return `${thrown.name}: ${String(message)}`
  }
  const finished = events.find(({ name }) => name === 'storyFinished')?.payload
  if (!isRecord(finished) || finished['status'] !== 'error') return null
  return `axe: ${violatedRules(finished).join(', ') || 'no rule named'}`
}
