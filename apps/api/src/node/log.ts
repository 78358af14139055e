import type { ServerLog } from '../http/server-context'

/** JSON lines on standard error, so that standard output stays what a person reads. */
export async function openLog(): Promise<ServerLog> {
  const { pino, destination } = await import('pino')
  const logger = pino({ name: 'doorway' }, destination(2))
  return {
    error: (details, message) => logger.error(details, message),
    warn: (details, message) => logger.warn(details, message),
  }
}
