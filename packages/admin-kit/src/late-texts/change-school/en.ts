import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the changes of school, loaded with their screen. */
export const en = {
  title: 'Changes of school',
  list: 'Requests',
  loading: 'Loading the request',
  of: 'Request for {name}',
  noHits: 'No requests match',
  showAll: 'Show all',
  keyword: 'Search by name',
  noSchool: 'No school',
  files: 'Documents',
  timeline: 'Progress',
  sent: 'Request for {name} sent',
  deciding: 'Being decided',
  later: 'Later',
  notYours: 'This step is decided by another organisation; one’s own request by someone else.',
  rejectQuestion: 'The request for {name} is rejected; the sender reads the reason.',
  reason: 'Reason',
  reasonShort: 'Give a reason (at least 5 characters)',
  queues: 'Queues',
  queue: {
    waiting: 'Mine to decide',
    open: 'Open',
    closed: 'Closed',
  },
  empty: {
    waiting: 'No requests wait for you',
    open: 'No open requests',
    closed: 'No closed requests',
  },
  field: {
    name: 'Name',
    kind: 'Kind',
    from: 'Old school',
    to: 'New school',
    effectiveOn: 'Takes effect',
    state: 'State',
    createdAt: 'Sent',
    reason: 'Reason',
  },
  action: {
    search: 'Search',
    review: 'Decide',
    view: 'View',
    agree: 'Agree',
    reject: 'Reject',
  },
  decided: {
    agree: 'Agreed by {name}',
    reject: 'Rejected by {name}',
  },
  done: {
    agree: 'The request for {name} was agreed to',
    reject: 'The request for {name} was rejected',
  },
  kind: {
    transfer: 'Transfer of a teacher',
    move: 'Move to another school',
    graduation: 'Next stage of schooling',
    correction: 'Correction of the record',
  },
  step: {
    out: 'Old school',
    in: 'New school',
    authority: 'Education bureau',
  },
  state: {
    submitted: 'With the old school',
    out_agreed: 'With the new school',
    in_agreed: 'New school agreed',
    authority_agreed: 'Approved',
    effective: 'In effect',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
} satisfies Shape<typeof zh>
