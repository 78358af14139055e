// @doorway/admin-kit/chunks: groups of modules for a bundler's code splitting (Rolldown, Vite 8), for hosts that count
// requests. A page needs none of them to work.

const SEPARATOR = String.raw`[\\/]`
const pattern = (parts) => new RegExp(parts.join('|').replaceAll('/', SEPARATOR))
const kit = (path) => `admin-kit/(?:src|dist)/(?:${path})`
const ui = (folders) => `packages/ui/(?:src|dist)/(?:${folders})/|@doorway/ui/dist/(?:${folders})/`
const client = (path) => `api-client/(?:src|dist)/(?:${path})`
const ROUTES = /admin-kit[\\/](?:src|dist)[\\/]features[\\/]([\w-]+)[\\/]\1\.routes\./
const library = (names) => `node_modules/(?:${names})/`

/** What list screens share in addition to the console's frame. */
export const listScreens = {
  name: 'list-screens',
  test: pattern([
    ui('checkbox|chip|data-table|field|merged-refs|page-header|pagination|split-pane|virtual-rows'),
    kit('browser/|filter-fold/(?!use-edited)|mutations/|screens/screen-route|loading/use-(?:ready|prefetch)'),
    kit('features/(?:areas|history|organizations|roles|users)/\\w+\\.codes'),
    kit('features/(?:organizations/organizations\\.queries|users/(?:users\\.queries|use-dictionary-options))'),
    client('(?:codecs|endpoints)/(?:dictionaries|files)\\.|transport/(?:download|file-response)'),
    library('@tanstack/(?:react-table|table-core|react-store|store)|use-sync-external-store'),
    'modern/usePrefetchQuery',
  ]),
}

/** The user manager up to its first rows, with the addresses of the user screens. */
export const userScreens = {
  name: 'users-screens',
  test: pattern([
    kit('features/users/(?:index|prefetch-users|users\\.routes|lazy-parts|use-user-permissions|user-extensions)\\.'),
    kit('features/users/strings/list\\.|extension/(?:extend-columns|field-rules|rendered-slot|use-action-runner)'),
    kit('features/users/(?:filters/|form/(?:form-skeleton|user-page\\.screen))|saved-filters/index\\.'),
    kit(
      'features/users/(?:list/(?!export-task)|bulk/(?:use-bulk-change|bulk\\.queries)|pane/(?:organization-frame|current-organization))',
    ),
  ]),
}

/** The screens of each other feature, by its name: `areas-screens`, `roles-screens`. */
export const screens = {
  name: (id) => `${ROUTES.exec(id)?.[1]}-screens`,
  test: ROUTES,
}

/** All texts of a language in one file: `kit-en`, `kit-ja`. Chinese comes with the code. */
export const languages = ['en', 'ja', 'ko', 'tw'].map((locale) => ({
  name: `kit-${locale}`,
  test: pattern([
    kit(`(?:i18n/catalogues|i18n/strings|features/[\\w-]+/strings)/${locale}\\.`),
    client(`(?:rules/messages|errors/failure-messages)/${locale}\\.`),
  ]),
}))

/** What a list loads right after its first rows, in one request. A page without a tree loads 6 KB more that way. */
export const listExtras = {
  name: 'list-extras',
  test: pattern([
    library('@floating-ui'),
    'modern/(?:queriesObserver|useQueries)\\.',
    ui('popup'),
    ui('tree').replaceAll('/(?:tree)/', '/tree/(?!movable-|tree-move|use-scoped)'),
    'ui/(?:src|dist)/context/use-latest',
    kit('saved-filters/(?!name-dialog)'),
    kit(
      'tree/|features/organizations/(?:organization-nodes|use-organization-tree)|features/users/pane/organization-pane',
    ),
  ]),
}

/** Parts that screens load once their first data is rendered; a module of one screen alone stays with it. */
export const lazyParts = [
  {
    name: 'forms',
    test: pattern([
      library('react-hook-form|@hookform|@standard-schema|zod'),
      ui('\\w+-field|debounced-search|controllable-state|textarea|radio-group|multi-select|progress-bar|tree-picker'),
      client(
        'rules/messages/zh\\.|rules/(?!limits|search|menu|messages|media|certificate|preschool|resource|operation-actions)|(?:endpoints|codecs)/(?:areas|stages)\\.',
      ),
      kit('forms/(?:input-text|use-draft|draft-offer|use-error-text|use-single-submit)'),
      kit(
        'features/(?:history/(?:history-button|lazy-parts)|areas/(?:area-picker|areas\\.queries)|role-options/role-options\\.queries)',
      ),
    ]),
  },
  {
    name: 'dialogs',
    // Without what only tabs need.
    test: pattern([
      'node_modules/@radix-ui/(?!react-(?:tabs|roving-focus|collection|direction|use-is-hydrated))',
      'ui/(?:src|dist)/dialog/(?!modal-focus)',
    ]),
  },
  {
    name: 'movable-trees',
    test: pattern([
      library('react-arborist|react-window|memoize-one|redux|react-dnd|react-dnd-html5-backend'),
      library('@react-dnd|dnd-core|fast-deep-equal|@babel').replace(/\/$/, ''),
      'ui/(?:src|dist)/tree/(?:movable-|tree-move|use-scoped)',
    ]),
  },
  { name: 'late-texts', test: pattern([kit('late-texts/create-late-texts|late-sheets/(?:late-sheet|adopt-rules)')]) },
  {
    name: 'record-fields',
    test: pattern([
      kit(
        'features/users/(?:strings/form|form/form-field|bulk/question-texts)|extension/(?:own-fields\\.queries|use-own-fields)',
      ),
      kit('features/stage-options/stage-options\\.queries|features/organizations/organization-picker'),
    ]),
  },
  { name: 'user-form', test: pattern([kit('features/users/form/(?!form-skeleton|form-field|user-(?:dialog|page))')]) },
]
