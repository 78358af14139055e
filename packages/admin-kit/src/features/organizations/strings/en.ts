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
    body: 'Administrative body',
    school: 'School',
    centre: 'Research centre',
    department: 'Department',
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
    schoolTypeHint: 'Ministry category code, such as 211',
    area: 'Area',
    order: 'Display order',
    orderHint: 'Left empty, it goes to the end',
  },
  delete: {
    title: 'Delete organisation',
    bound:
      'It still has {children} organisations below it, {users} users and {grades} grades; these have to be dealt with first.',
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
