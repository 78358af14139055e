import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of merging schools and of promoting grades. */
export const en = {
  merge: {
    title: 'Merge “{name}”',
    question: 'Everything that belongs to “{name}” moves to another school. This cannot be undone.',
    into: 'Merge into',
    consequences: 'What the merge changes',
    moves: 'Moves to “{to}”',
    nothing: 'Nothing has to be moved.',
    counts: {
      users: 'Users',
      students: 'of them students',
      grades: 'Grades',
      classes: 'Classes',
      children: 'Organisations below',
      articles: 'Articles',
      sites: 'Sites',
      others: 'Other records',
    },
    disappears:
      '“{from}” disappears from the tree and from all pickers; its users belong to the other school from their next request on.',
    redirect: 'The page of “{from}” on the portal leads to “{to}”.',
    typeName: 'Type “{name}” to confirm',
    confirm: 'Merge',
    changed: '“{name}” was changed after you opened it',
    change: '{label}: {before} → {after}',
    goOn: 'Continue with what is stored now',
    done: '“{from}” has been merged into “{to}”',
  },
  promotion: {
    title: 'Promote grades',
    steps: {
      choose: 'Choose schools',
      review: 'Review',
      run: 'Run',
    },
    intro:
      'Moves every grade of the chosen schools up by one year, as the grade dictionary sets promotion and graduation, and adds the new entry grades. A school is promoted once in a school year.',
    scope: 'Schools',
    scopeHint: 'A school, or an organisation with all of its schools',
    toReview: 'Next: review',
    back: 'Back',
    start: '{schools, plural, one {Promote # school} other {Promote # schools}}',
    preview: 'What becomes of each grade',
    grade: 'Grade',
    outcome: 'Result',
    outcomes: {
      moved: 'Moves to {name}',
      graduated: 'Graduates',
      unknown: 'Stays',
      added: 'Added',
    },
    schools: 'Schools',
    classes: 'Classes',
    students: 'Students',
    nothing: 'No grade can be promoted',
    already:
      '{count, plural, one {# school has been promoted in this school year already and is left out.} other {# schools have been promoted in this school year already and are left out.}}',
    unknownHint: 'Grades that stay are not in the grade dictionary, or have no promotion setting.',
    summary:
      'School year {year}–{next}: {schools, plural, one {# school} other {# schools}}, {moved, plural, one {# student moves} other {# students move}} up, {graduated, plural, one {# student graduates} other {# students graduate}}.',
    running: 'Promoting',
    background:
      'You can close this window: the promotion goes on in the background, and the message centre shows its progress.',
    failed: 'The promotion is not complete',
    failedHint: 'Schools that were promoted stay so; the record below can be undone.',
    done: '{schools, plural, one {# school has been promoted} other {# schools have been promoted}}',
    again: 'Back',
    history: 'Promotions',
    noHistory: 'There is no promotion yet',
    schoolYear: 'School year',
    year: '{year}–{next}',
    state: 'State',
    states: {
      unfinished: 'Not finished',
      done: 'Done',
      undone: 'Undone',
    },
    by: 'By',
    at: 'Time',
    undo: 'Undo',
    undoQuestion: 'Undo this promotion?',
    undoConsequence:
      '{schools, plural, one {The grades of # school} other {The grades of # schools}} get their earlier names, graduated grades are at school again, and the added entry grades are deleted.',
    undoneText:
      '{schools, plural, one {The promotion of # school is undone} other {The promotion of # schools is undone}}',
  },
} satisfies Shape<typeof zh>
