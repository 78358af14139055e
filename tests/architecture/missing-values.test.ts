import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

/** Places where an absent value truly means empty text or zero, and why. Everywhere else it is named, returned or an error. */
const allowed: Readonly<Record<string, string>> = {
  "apps/host/src/entry-server.tsx: request.headers.get('cookie') ?? ''": 'a request without cookies has no preferences',
  "apps/host/src/portal/pages/search/search.page.tsx: useQueryParams().get('q')?.trim() ?? ''":
    'the text of the search field, which is empty before the first search',
  "apps/host/src/portal/parts/forms/input-texts.ts: text ?? ''": 'an input cannot hold null',
  'apps/host/src/portal/parts/layout/use-scroll-restoration.ts: positionsOf().get(key) ?? 0':
    'a page that was never scrolled is at its top',
  'apps/host/src/portal/parts/preview/archives/rar-wide-name.ts: coded[at++] ?? 0':
    'the name of a damaged archive may break off',
  'packages/admin-kit/src/features/tabs/tab-bar.tsx: pageReloads[path] ?? 0':
    'a count that begins with the first reload',
  "packages/admin-kit/src/forms/conflict/conflicting-fields.ts: value ?? ''":
    'an empty input and an absent text are the same to a reader',
  "packages/admin-kit/src/forms/input-text.ts: text ?? ''": 'an input cannot hold null',
  "apps/host/src/portal/data/former-address.ts: searchParams.get(name) ?? ''":
    'an empty query value and none name no article',
  "packages/admin-kit/src/features/content-imports/preview-step.tsx: mapping.columnOf(key) ?? ''":
    'the empty choice of a list is no column',
  'packages/admin-kit/src/features/content-imports/undo-dialog.tsx: job.result?.imported ?? 0':
    'what was not imported has no articles',
  "packages/admin-kit/src/features/content-imports/use-mapping.ts: names.get(key) ?? ''": 'an input cannot hold null',
  'packages/ui/src/dialog/modal-focus.ts: inertFor.get(element) ?? 0': 'a count that begins with the first dialog',
}

/** As above for the server, by reason. */
const allowedOnServer: Readonly<Record<string, readonly string[]>> = {
  'an attribute or a part that an old text leaves out is as an empty one': [
    "apps/api/src/content-reading/csv-articles.ts: cells[named.indexOf(field)] ?? ''",
    "apps/api/src/content-reading/old-html.ts: address.split(/[?#]/, 1)[0] ?? ''",
    "apps/api/src/content-reading/old-html.ts: attribs['data-src'] ?? attribs['data-original'] ?? attribs['data-lazy-src'] ?? ''",
    "apps/api/src/content-reading/old-html.ts: attribs['style'] ?? ''",
    "apps/api/src/content-reading/old-html.ts: attribs['alt'] ?? ''",
    "apps/api/src/content-reading/old-html.ts: attribs['src'] ?? attribs['data-src'] ?? ''",
    "apps/api/src/content-reading/paragraphs.ts: inside ?? ''",
    "apps/api/src/content-reading/word-html.ts: value ?? ''",
    "apps/api/src/content-reading/word-html.ts: positions[value ?? ''] ?? ''",
    "apps/api/src/content-reading/word-html.ts: this.context.headings.get(value ?? '') ?? 0",
    "apps/api/src/content-reading/word-html.ts: id ?? ''",
    "apps/api/src/content-reading/word-parts.ts: attribs['w:val'] ?? ''",
    "apps/api/src/content-reading/word-parts.ts: attribs['w:styleId'] ?? ''",
    "apps/api/src/content-reading/word-parts.ts: attribs['w:abstractNumId'] ?? ''",
    "apps/api/src/content-reading/word-parts.ts: attribs['w:ilvl'] ?? ''",
    "apps/api/src/content-reading/word-parts.ts: attribs['w:numId'] ?? ''",
    "apps/api/src/content-reading/word-parts.ts: values.get(current) ?? ''",
    "apps/api/src/content-reading/word-parts.ts: values.get('dcterms:created') ?? ''",
    "apps/api/src/content-reading/word-parts.ts: values.get('dc:creator') ?? ''",
    "apps/api/src/content-reading/word.ts: words ?? ''",
    "apps/api/src/content-reading/wordpress.ts: entry.values.get(name) ?? ''",
    "apps/api/src/content-reading/wordpress.ts: attribs['domain'] ?? ''",
    "apps/api/src/content-reading/wordpress.ts: attribs['nicename'] ?? ''",
    "apps/api/src/content-reading/wordpress.ts: entry.values.get('wp:post_type') ?? ''",
    "apps/api/src/content-reading/wordpress.ts: values.get('wp:post_id') ?? ''",
    "apps/api/src/content-reading/wordpress.ts: values.get('wp:attachment_url') ?? ''",
  ],
  'a file that no archive has is at no address': [
    "apps/api/src/features/content-import/archive-files.ts: WORD_PICTURE.exec(address)?.[1] ?? ''",
    "apps/api/src/features/content-import/article-batch.service.ts: addressOf(run.job, item.files[index] ?? '') ?? ''",
    "apps/api/src/features/content-import/article-batch.service.ts: item.files[index] ?? ''",
    "apps/api/src/features/content-import/article-batch.service.ts: item.cover ?? ''",
    "apps/api/src/features/content-import/content-read.service.ts: addressOf(job, file) ?? ''",
    "apps/api/src/features/content-import/content-read.service.ts: job.fileId ?? ''",
  ],
  'as many ids were reserved as articles are added': [
    'apps/api/src/features/content-import/article-batch.service.ts: ids[index] ?? 0',
  ],
  'a task that has not begun has done nothing': [
    'apps/api/src/features/content-import/content-import.presenter.ts: task?.done ?? 0',
  ],
  'an empty cell of a report': ["apps/api/src/features/content-import/report-file.ts: formerUrl ?? ''"],
  'what a generated export leaves out': [
    "apps/api/src/testing/wordpress-export.ts: CATEGORIES[index % CATEGORIES.length] ?? ''",
    "apps/api/src/testing/wordpress-export.ts: post.author ?? AUTHORS[index % AUTHORS.length] ?? ''",
    "apps/api/src/testing/wordpress-export.ts: post.password ?? ''",
  ],
  'an empty query value and none are one address': ["apps/host/src/routes/page-address.ts: query.get(name) ?? ''"],
  'a count or a time that begins with the first use': [
    'apps/api/src/turns.ts: this.#since ?? 0',
    'apps/api/src/node/connection-limits.ts: counts.get(address) ?? 0',
    'apps/api/src/features/views/view-counter.ts: this.#ofNetworks.get(key) ?? 0',
  ],
  'a connection that has ended has no address': ["apps/api/src/node/connection-limits.ts: socket.remoteAddress ?? ''"],
  'one of both is named; the command says so otherwise': [
    "apps/api/src/admin/commands.ts: name?.toLowerCase() ?? network ?? ''",
  ],
  'the first link of a log has nothing before it': [
    'apps/api/src/audit/check-chain.ts: seq ?? 0',
    'apps/api/src/audit/check-chain.ts: after?.id ?? 0',
    'apps/api/src/audit/check-chain.ts: row.seq ?? 0',
    "apps/api/src/audit/check-chain.ts: row.hash ?? ''",
    'apps/api/src/seed/load-logs.ts: seq ?? 0',
    "apps/api/src/seed/load-logs.ts: hash ?? ''",
  ],
  'a table without rows': [
    'apps/api/src/admin/rekey.queries.ts: row?.n ?? 0',
    'apps/api/src/db/migrate.ts: row?.number ?? 0',
    "apps/api/src/node/data-key.ts: row?.fingerprint ?? ''",
    "apps/api/src/features/areas/all-areas.ts: areas.at(-1)?.[0] ?? ''",
    "apps/api/src/features/areas/areas.queries.ts: row?.version ?? ''",
  ],
  'pixels outside of the picture are blank': [
    'apps/api/src/features/auth/captcha-image.ts: ink[at] ?? 0',
    'apps/api/src/features/auth/captcha-image.ts: specks[y * WIDTH + x] ?? 0',
    'apps/api/src/features/auth/captcha-image.ts: ink[sourceY * WIDTH + sourceX] ?? 0',
  ],
  'a browser that has no cookie yet': [
    "apps/api/src/features/auth/known-devices.ts: request.headers.get('cookie') ?? ''",
    "apps/api/src/features/auth/known-devices.ts: token ?? ''",
  ],
  'a name without an account': ['apps/api/src/features/sessions/sign-in-locks.service.ts: user?.id ?? 0'],
  'a process of a test that has not begun': ['apps/api/src/testing/server-process.ts: child.pid ?? 0'],
  'a setting that is absent': ["apps/api/src/node/uploads/open-file-store.ts: config.FILE_STORE ?? ''"],
  'a header that is absent is as an empty one': [
    "apps/api/src/http/body.ts: request.headers.get('content-type') ?? ''",
    "apps/api/src/http/dispatch.ts: request.headers.get('user-agent') ?? ''",
    "apps/api/src/http/identify.ts: request.headers.get('authorization') ?? ''",
    "apps/api/src/features/files/file-response.ts: header?.trim() ?? ''",
    "apps/api/src/features/sessions/device.ts: userAgent ?? ''",
    "apps/api/src/testing/bucket-peer.ts: headers.range ?? ''",
  ],
  'a connection that has ended has no address any more': [
    "apps/api/src/node/http-server.ts: incoming.socket.remoteAddress ?? ''",
  ],
  'a setting that is not made': [
    "apps/api/src/config.ts: config.PUBLIC_ORIGIN ?? ''",
    "apps/api/src/security/scope.ts: roleExtent ?? ''",
  ],
  'the first link of a chain has nothing before it': [],
  'a count of what has not occurred yet': [
    'apps/api/src/demo/school-part-rows.ts: next.get(schoolId) ?? 0',
    'apps/api/src/seed/area-seed.ts: used[kind] ?? 0',
    'apps/api/src/seed/checks.ts: before.get(table) ?? 0',
    'apps/api/src/seed/people-seed.ts: this.#serials.get(key) ?? 0',
    'apps/api/src/features/auth/sign-in-throttle.queries.ts: current.find((row) => row.kind === kind)?.failures ?? 0',
    'apps/api/src/features/menus/menus.handlers.ts: counts.get(menu.id) ?? 0',
    'apps/api/src/features/organizations/organizations.queries.ts: last ?? 0',
    'apps/api/src/features/uploads/uploads.handlers.ts: (await files.offset(row.id)) ?? 0',
    'apps/api/src/features/uploads/uploads.queries.ts: ready?.bytes ?? 0',
    'apps/api/src/features/uploads/uploads.queries.ts: begun?.bytes ?? 0',
    'apps/api/src/features/uploads/uploads.queries.ts: begun?.open ?? 0',
    'apps/api/src/features/uploads/uploads.service.ts: offset ?? 0',
    'apps/api/src/features/views/view-counter.ts: this.#waiting.get(key)?.count ?? 0',
    'apps/api/src/features/content/content.presenter.ts: source.attachmentCount ?? 0',
  ],
  'the demo leaves out what most of its rows do not have': [
    "apps/api/src/demo/article-data.ts: SOURCES[seed.kind] ?? ''",
    'apps/api/src/demo/article-rows.ts: seed.recommend ?? 0',
  ],
  'the rules of the form refuse an empty text before it is used': [
    "apps/api/src/features/areas/areas.service.ts: body.parentCode ?? ''",
    "apps/api/src/features/areas/areas.service.ts: body.areaCode ?? ''",
    "apps/api/src/features/dictionaries/dictionaries.service.ts: dicCode ?? ''",
    "apps/api/src/features/dictionaries/dictionaries.service.ts: dicName ?? ''",
    "apps/api/src/features/dictionaries/dictionaries.service.ts: body.dicCode ?? ''",
    "apps/api/src/features/users/parent-save.service.ts: parent.username ?? ''",
    "apps/api/src/features/users/password-change.service.ts: oldPassword ?? ''",
    "apps/api/src/features/users/password-change.service.ts: newPassword ?? ''",
    "apps/api/src/features/users/user-save.service.ts: input.password ?? ''",
    "apps/api/src/features/users/user-save.service.ts: input.username ?? ''",
  ],
  'an optional text; the column or the document holds an empty one': [
    "apps/api/src/features/articles/articles.service.ts: conditions.keyword?.trim() ?? ''",
    "apps/api/src/features/feeds/feeds.handlers.ts: summary ?? ''",
    "apps/api/src/features/preschool/home-submissions.service.ts: content ?? ''",
    "apps/api/src/features/preschool/garden-works.service.ts: content ?? ''",
    "apps/api/src/features/resources/own-resources.service.ts: summary ?? ''",
  ],
  'texts without a time of publication are sorted last': [
    'apps/api/src/features/feeds/feeds.handlers.ts: publishAt?.getTime() ?? 0',
  ],
  'an empty cell of a spreadsheet': [
    "apps/api/src/features/exports/export.service.ts: row[column] ?? ''",
    "apps/api/src/features/imports/import-check.service.ts: cells[index] ?? ''",
    "apps/api/src/features/imports/import-kind.ts: values[field] ?? ''",
    "apps/api/src/features/imports/import-workbooks.ts: choices[at] ?? ''",
    "apps/api/src/features/imports/import-workbooks.ts: cells?.[field] ?? kind.example[field] ?? allowed[field]?.[0] ?? ''",
    "apps/api/src/features/imports/imports.presenter.ts: cells[index] ?? ''",
  ],
  'what a row could not name; its faults say so': [
    "apps/api/src/features/imports/user-check.ts: existing?.userType ?? ''",
    "apps/api/src/features/imports/user-check.ts: area?.place?.code ?? ''",
  ],
  'rows of an import that were stored have both': [
    "apps/api/src/features/imports/import-undo.service.ts: entityId ?? ''",
    "apps/api/src/features/imports/import-undo.service.ts: label ?? ''",
  ],
  'the log writes what was not there as nothing': [
    "apps/api/src/features/menus/menu-save.service.ts: item.permissionCode ?? ''",
    "apps/api/src/features/roles/role-save.service.ts: columns.roleExtent ?? ''",
    'apps/api/src/features/users/user-change-many.service.ts: user.schoolId ?? 0',
  ],
  'an empty path means the first level': [
    "apps/api/src/features/organizations/organizations.queries.ts: parentIds.split(',').findLast((part) => part.trim() !== '') ?? 0",
  ],
  'a glyph that is not drawn': ["apps/api/src/features/auth/captcha-image.ts: GLYPHS[character] ?? ''"],
}

const places = new Set([...Object.keys(allowed), ...Object.values(allowedOnServer).flat()])

const isEmpty = (node: ts.Expression) =>
  (ts.isStringLiteralLike(node) && node.text === '') || (ts.isNumericLiteral(node) && Number(node.text) === 0)

/** Every `?? ''` and `?? 0` of a file, after its path. */
function defaultsIn({ path, text }: SourceFile): string[] {
  if (!text.includes('??')) return []
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      isEmpty(node.right)
    )
      found.push(`${path}: ${node.getText(tree)}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const written = /^(?!.*\.(test|stories|browser)\.).*\.(tsx?|mjs)$/
const found = ['packages/ui', 'packages/api-client', 'packages/admin-kit', 'apps/host', 'apps/api']
  .flatMap((folder) => sourceFiles(folder, written))
  .flatMap(defaultsIn)

describe('a missing value', () => {
  it('is nowhere replaced by empty text or zero without a reason', () => {
    expect(found.filter((place) => !places.has(place))).toEqual([])
  })

  it('has no reason for a place that is gone', () => {
    expect([...places].filter((place) => !found.includes(place))).toEqual([])
  })
})
