import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the screen of questions to the experts. */
export const en = {
  title: 'Expert advice',
  list: 'Questions',
  tabs: 'State of the questions',
  all: 'All',
  noHits: 'No question matches',
  showAll: 'Show all',
  keyword: 'Search questions or replies',
  allTopics: 'All topics',
  noTopic: 'Any topic',
  everyAge: 'Any age',
  years: '{from}–{to} years',
  reason: 'Reason',
  reasonShort: 'Please enter the reason, at least 5 characters',
  replyTitle: 'Reply to a question',
  wordingHint: 'Before it is public, remove what could identify a child or a family.',
  replyHint:
    'For everyday parenting only; it does not replace the diagnosis and treatment of a doctor. One paragraph per line.',
  publish: 'Publish on the portal, visible to all visitors',
  field: {
    question: 'Question',
    topic: 'Topic',
    age: 'Age',
    author: 'From',
    createdAt: 'Received',
    state: 'State',
    reply: 'Reply',
    expertName: 'Name of the expert',
    expertTitle: 'Role of the expert',
  },
  topic: {
    health: 'Health',
    nutrition: 'Nutrition',
    mind: 'Feelings',
    safety: 'Safety',
    entering: 'Starting kindergarten',
    bridging: 'Starting school',
  },
  state: {
    open: 'Open',
    pending: 'Not published',
    published: 'Published',
    declined: 'Not taken up',
  },
  empty: {
    open: 'No open question',
    pending: 'No reply waits for publication',
    published: 'Nothing is published yet',
    declined: 'No question was declined',
    all: 'No question yet',
  },
  action: {
    reply: 'Reply',
    edit: 'Edit',
    decline: 'Decline',
    off: 'Take off the portal',
  },
  closing: {
    decline: 'The question will not be public. The person who sent it reads the reason.',
    off: 'Question and reply leave the portal at once; visitors no longer see them. The person who sent the question reads the reason.',
  },
  done: {
    saved: 'The reply is saved and not published yet',
    published: 'Published on the portal',
    decline: 'The question is declined',
    off: 'Taken off the portal',
  },
} satisfies Shape<typeof zh>
