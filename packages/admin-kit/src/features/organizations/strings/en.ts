import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the organisation screen. */
export const en = {
  title: 'Schools',
  addTitle: 'Add organisation',
  editTitle: 'Edit organisation',
  tree: 'Organisation tree',
  search: 'Search organisations',
  searchPlaceholder: 'Name',
  locate: 'Locate',
  hits: 'Search results',
  found: '{count, plural, one {# organisation found} other {# organisations found}}',
  noHits: 'Nothing found for “{keyword}”',
  people: '{count, plural, one {# user} other {# users}}',
  empty: 'There is no organisation yet',
  types: {
    '1': 'Administrative body',
    '2': 'School',
    '3': 'Research centre',
    '4': 'Department',
  },
  schoolTypes: {
    '111': 'Kindergarten',
    '211': 'Primary school',
    '311': 'Junior secondary school',
    '312': 'Nine-year school',
    '341': 'Complete secondary school',
    '342': 'Senior secondary school',
  },
  actions: {
    add: 'Add below',
    edit: 'Edit',
    move: 'Move to…',
    merge: 'Merge…',
    delete: 'Delete',
    more: 'Actions for {name}',
  },
  form: {
    name: 'Name',
    parent: 'Parent organisation',
    type: 'Type',
    code: 'Code',
    schoolType: 'School type',
    area: 'Area',
    order: 'Display order',
    orderHint: 'Empty: at the end',
  },
  delete: {
    title: 'Delete organisation',
    bound: 'It still has {children} organisations below, {users} users and {grades} grades: deal with these first.',
  },
  move: {
    title: 'Move organisation',
    question: 'Move {name} to:',
    confirm: 'Move',
    done: '{name} has been moved',
    undone: '{name} is back where it was',
    reordered: 'The order of {name} has been changed',
  },
  success: {
    save: 'Saved.',
    delete: 'Deleted.',
  },
  failure: {
    load: 'The data could not be loaded.',
    add: 'The organisation could not be added. {reason}',
    update: 'The organisation could not be updated. {reason}',
    delete: 'The organisation could not be deleted. {reason}',
  },
} satisfies Shape<typeof zh>
