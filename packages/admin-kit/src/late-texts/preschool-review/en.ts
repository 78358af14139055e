import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the screen of early childhood. */
export const en = {
  title: 'Preschool works',
  loading: 'Loading the work',
  list: 'Works',
  noHits: 'No work matches',
  showAll: 'Show all',
  keyword: 'Search titles',
  history: 'Decisions',
  reason: 'Reason',
  reasonShort: 'Give a reason of at least 5 characters',
  noChild: 'No child shown',
  noChildHint: 'The author states that no picture shows a child; no consent is needed.',
  withdrawnHint:
    'The family has withdrawn the work. Its text and pictures are no longer shown; the record of the consent stays.',
  tab: {
    label: 'State of the works',
    pending: 'To review',
    published: 'Published',
    withdrawn: 'Withdrawn',
    all: 'All',
  },
  empty: {
    pending: 'No work waits for review',
    published: 'No work is published yet',
    withdrawn: 'No work has been withdrawn',
    all: 'There are no works yet',
  },
  state: {
    draft: 'Draft',
    pending: 'To review',
    published: 'Published',
    withdrawn: 'Withdrawn',
  },
  kind: {
    all: 'Families and kindergartens',
    home: 'Families',
    garden: 'Kindergartens',
  },
  workKind: {
    activity: 'Family activity',
    toy: 'Home-made toy',
    course: 'Own curriculum',
    space: 'Learning spaces',
    corner: 'Activity corners',
  },
  area: {
    health: 'Health',
    language: 'Language',
    society: 'Society',
    science: 'Science',
    art: 'Arts',
  },
  ageClass: {
    small: 'Age 3–4',
    middle: 'Age 4–5',
    big: 'Age 5–6',
  },
  field: {
    title: 'Title',
    kind: 'From',
    org: 'Kindergarten or school',
    author: 'Author',
    consent: 'Consent',
    state: 'State',
    submittedAt: 'Submitted',
  },
  consent: {
    none: 'No consent',
    valid: 'In force',
    withdrawn: 'No longer in force',
  },
  record: {
    title: 'Consent of the guardian',
    child: 'Child',
    guardian: 'Guardian',
    text: 'Text',
    version: 'Consent to pictures of a child, version {version}',
    givenAt: 'Given',
    withdrawnAt: 'Withdrawn',
    invalidHint: 'Without a consent in force the work cannot be approved.',
  },
  picture: {
    list: 'Pictures',
    none: 'No pictures',
    number: 'Picture {number} of {title}',
  },
  action: {
    review: 'Review',
    view: 'View',
    pass: 'Approve',
    return: 'Return',
    off: 'Take off the portal',
  },
  question: {
    return: '“{title}” goes back to its author, who reads the reason.',
    off: '“{title}” leaves the portal at once; visitors cannot open it any more. Its author reads the reason.',
  },
  done: {
    pass: '“{title}” is approved and on the portal',
    return: '“{title}” was returned',
    off: '“{title}” was taken off the portal',
  },
  decision: {
    pass: '{name} approved',
    return: '{name} returned',
    off: '{name} took it off the portal',
  },
} satisfies Shape<typeof zh>
