import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const en = {
  tasks: {
    title: 'Tasks',
    name: 'Task',
    kind: 'Kind',
    kinds: {
      importCheck: 'Check of an import',
      importCommit: 'Import',
      export: 'Export',
      promotion: 'School year promotion',
    },
    allKinds: 'All kinds',
    state: 'State',
    states: {
      queued: 'Queued',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    allStates: 'All states',
    progress: 'Progress',
    rows: '{count, plural, one {# row} other {# rows}}',
    createdAt: 'Submitted',
    expiresAt: 'File available until',
    download: 'Download',
    cancel: 'Cancel',
    cancelTitle: 'Cancel task',
    cancelQuestion: 'Cancel “{name}”?',
    cancelConsequence:
      'The task stops immediately and produces no file; data that is already imported stays. It can be retried.',
    cancelled: '“{name}” cancelled',
    retried: '“{name}” is queued again',
    empty: 'No tasks',
    emptyHint: 'Large imports and exports run in the background and are listed here.',
    filteredEmpty: 'No tasks match these filters',
    showAll: 'Show all',
  },
} satisfies Shape<typeof zh>
