import type { ReportStrings } from './load-report-strings'

export const en: ReportStrings = {
  report: 'Report a problem',
  kind: 'Problem',
  kinds: { copyright: 'Copyright', wrong: 'Wrong content', harmful: 'Harmful content', other: 'Other' },
  details: 'Describe the problem (at least 5 characters)',
  send: 'Send the report',
  done: 'The report has been sent and will be handled soon.',
  failed: 'Sending failed. Please try again.',
}
