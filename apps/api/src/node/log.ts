import type { ServerLog } from '../http/server-context'

/** The log of a process: faults, and what its operator should change. */
export interface ProcessLog extends ServerLog {
  warn: (message: string) => void
}

/** JSON lines on standard error, so that standard output stays what a person reads. */
export async function openLog(): Promise<ProcessLog> {
  const { pino, destination } = await import('pino')
  const logger = pino({ name: 'doorway' }, destination(2))
  return { error: (details, message) => logger.error(details, message), warn: (message) => logger.warn(message) }
}
