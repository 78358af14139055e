const RELATED = 'http://schemas.openxmlformats.org'
/** Documents without properties, by the part of the file that holds them: author, editor, company, title. */
const EMPTY_PARTS: ReadonlyMap<string, string> = new Map([
  ['docProps/core.xml', `<coreProperties xmlns="${RELATED}/package/2006/metadata/core-properties"/>`],
  ['docProps/app.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/extended-properties"/>`],
  ['docProps/custom.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/custom-properties"/>`],
])
/** Parts with the people who have commented or changed something. */
const OF_PEOPLE = /^(?:word\/people|xl\/persons\/[^/]+|xl\/revisions\/userNames|ppt\/(?:commentAuthors|authors))\.xml$/
const OF_COMMENTS = /^(?:word|xl|ppt)\/(?:.*\/)?(?:comments?|threadedComments?)[^/]*\.xml$/
/** Who has changed, commented or locked something, and in whose folder the file was. */
const ATTRIBUTES =
  /(\s(?:\w+:)?(?:author|initials|userName|lastAuthor|userId|providerId|displayName|lastModifiedBy|url))=("[^"]*"|'[^']*')/g
const EVERYWHERE = new Set(['author', 'initials', 'userName', 'lastAuthor', 'lastModifiedBy'])
const NAME = /(\sname)=("[^"]*"|'[^']*')/g
const LISTED = /<((?:\w+:)?author)>([^<]+)<\/\1>/g
/** Numbers of editing sessions, the same in all documents that go back to one of a person. */
const SESSIONS = /\sw:rsid\w*="[^"]*"/g
/** Templates, pictures and data in a folder of the author's machine. */
const FILES = /\sTarget="file:[^"]*"/g
const FOLDER = /<(?:\w+:)?absPath\b[^<>]*>/g
const MIN_NAME = 2

const plainName = (attribute: string) => attribute.trim().replace(/^.*:/, '')

/** The names that the people of a part have; comments begin with them. */
function namesIn(xml: string): string[] {
  const attributes = [...xml.matchAll(ATTRIBUTES)].filter(({ 1: name }) =>
    ['author', 'displayName', 'userName'].includes(plainName(String(name))),
  )
  const listed = [...xml.matchAll(LISTED)].map(({ 2: name }) => name)
  const quoted = attributes.map(({ 2: value }) => String(value).slice(1, -1))
  const named = [...quoted, ...listed].map((name) => String(name).trim())
  return named.filter((name) => name.length >= MIN_NAME)
}

/** A part of a Word, Excel or PowerPoint file without the people who have written it; the same where it names none. */
export function withoutPeople(path: string, xml: string): string {
  const empty = EMPTY_PARTS.get(path)
  if (empty !== undefined) return empty
  const isOfPeople = OF_PEOPLE.test(path)
  const names = OF_COMMENTS.test(path) ? namesIn(xml) : []
  const unsigned = xml
    .replace(ATTRIBUTES, (whole, attribute: string) =>
      isOfPeople || EVERYWHERE.has(plainName(attribute)) ? `${attribute}=""` : whole,
    )
    .replace(LISTED, '<$1></$1>')
    .replace(SESSIONS, '')
    .replace(FILES, ' Target="about:blank"')
    .replace(FOLDER, (element) => element.replace(ATTRIBUTES, '$1=""'))
  const unnamed = isOfPeople ? unsigned.replace(NAME, '$1=""') : unsigned
  return names.reduce((text, name) => text.replaceAll(name, ''), unnamed)
}
