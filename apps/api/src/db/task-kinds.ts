/** Kinds of work that goes on in the background. */
export const taskKinds = [
  'importCheck',
  'importCommit',
  'export',
  'promotion',
  'personalExport',
  'certificates',
  'contentRead',
  'contentImport',
  'transcode',
  'siteArchive',
] as const

/** States of a task. The last four are ends. */
export const taskStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
