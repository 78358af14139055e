import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the area tree. */
export const en = {
  root: 'Organization management',
  tree: 'Area tree',
  search: 'Search areas',
  searchPlaceholder: 'Name or code',
  locate: 'Locate',
  hits: 'Search results',
  noHits: 'Nothing found for “{keyword}”',
  found: '{count, plural, one {# area found} other {# areas found}}',
  disabled: 'Disabled',
  code: 'Code {code}',
  path: 'You are here',
  copyCode: 'Copy code',
  actions: {
    addChild: 'Add child',
    edit: 'Edit',
    delete: 'Delete',
    disable: 'Disable',
    enable: 'Enable',
    move: 'Move to…',
    more: 'Actions for {name}',
  },
  dialog: {
    title: 'Node info edit',
    parent: 'Parent node',
    code: 'Area code',
    codeHint: '6, 9 or 12 digits; fixed once saved',
    name: 'Area name',
    order: 'Display order',
    what: 'node info',
  },
  delete: {
    title: 'Warning',
    question: 'Are you sure to delete this node (including children)?',
    named: '{name} ({code})',
    consequence: '{count, plural, one {# area below it is} other {# areas below it are}} deleted too.',
    bound: '{organizations} organisations and {users} users still belong to it or to areas below. Move them first.',
  },
  move: {
    title: 'Move area',
    question: 'Move “{name}” to:',
    target: 'New parent',
    confirm: 'Move',
    done: '“{name}” moved to “{parent}”',
    undo: 'Undo move',
  },
  success: { delete: 'Deleted', save: 'Saved', enable: '“{name}” enabled', disable: '“{name}” disabled' },
  failure: {
    load: 'Could not load the data.',
    delete: 'Could not delete. {reason}',
    add: 'Could not add the node. {reason}',
    update: 'Could not update the node. {reason}',
  },
} satisfies Shape<typeof zh>
