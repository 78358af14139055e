import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

// Comments and names use the standard terms of React, HTTP and PostgreSQL documentation, so that no reader has to
// translate. A word that has to stay, for example as the name of a wire field, is listed with its reason.

/** Words with a standard term in their place: response, cached, notified, rendered, next to, pending, request … */
const privateWords = new Set(
  `answer answers answered kept keeps told tell tells asked asks asking drawn draws anew besides whoever nobody everybody
  beside wish wished wishes sought hears heard slip pieces ahead handed unasked onward lone shelf shelves breathe`.split(
    /\s+/,
  ),
)
const privatePhrases = /\b(?:on its way|at hand|lies in|stands in|give back|gives back|given back)\b/i
const otherForm = /^(?:MOST_\w+|\w+_MOST)$/

interface Allowance {
  /** Path, or the folder that holds the places. */
  path: string
  text: RegExp
  reason: string
}

const allowances: readonly Allowance[] = [
  { path: 'packages/api-client/src/endpoints/imports.ts', text: /^kept$/, reason: 'a member of the wire' },
  { path: 'apps/api/src/features/imports/', text: /^kept$/, reason: 'a member of the wire' },
  { path: 'apps/api/src/db/', text: /./, reason: 'columns, functions and SQL of migrations that have run' },
  { path: 'apps/api/src/node/data-key.ts', text: /^kept_key$/, reason: 'a column' },
  { path: 'apps/api/src/seed/checks.ts', text: /^kept$/, reason: 'a column alias of a statement' },
  { path: 'apps/api/src/features/views/views.queries.ts', text: /^kept$/, reason: 'a column alias of a statement' },
  { path: 'apps/api/src/features/articles/time-buckets.queries.ts', text: /^article_shelves$/, reason: 'a function' },
  {
    path: 'apps/api/src/features/preschool/',
    text: /^(?:answer|listExpertAnswers)$/,
    reason: 'an operation and a member of the wire',
  },
  { path: 'apps/api/src/demo/', text: /^(?:answer|shelves)$/, reason: 'the content: expert answers, book shelves' },
  {
    path: 'apps/host/src/portal/pages/preschool/',
    text: /^answers?$|part=answers/,
    reason: "a member of the wire and of addresses: an expert's answer",
  },
  { path: 'apps/host/src/portal/pages/upload/', text: /^o(?:n|ff)_shelf$/, reason: 'states on the wire (domain 1.5)' },
  { path: 'tests/contract/', text: /^listExpertAnswers$/, reason: 'an operation' },
  { path: 'tests/architecture/vocabulary.test.ts', text: /./, reason: 'lists the words' },
]

const files = ['packages', 'apps', 'tests', 'scripts', '.storybook', 'examples', '.changeset']
  .flatMap((folder) => sourceFiles(folder, /\.(tsx?|mts|mjs)$/))
  .filter(({ path }) => !/\/strings\/|\/catalogues\/|\/messages\/|\.d\.m?ts$/.test(path))

/** Sentences of the comments of a file, of three words or more. */
function sentences({ text }: SourceFile): string[] {
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g)]
    .flatMap(([comment]) => comment.split(/[.;:](?:\s|$)/))
    .filter((sentence) => (sentence.match(/[a-z]+/gi) ?? []).length >= 3)
    .map((sentence) => sentence.replaceAll(/\s+\*?\s*/g, ' ').trim())
}

/** Identifiers of a file, without its comments and quoted text; of templates, what is between `${` and `}`. */
function names({ text }: SourceFile): string[] {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
    .replaceAll(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '))
  return code.match(/\b[A-Za-z_$][\w$]*\b/g) ?? []
}

const isPrivateSentence = (sentence: string) =>
  privatePhrases.test(sentence) ||
  (sentence.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => privateWords.has(word))
const isPrivateName = (name: string) =>
  otherForm.test(name) || name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).some((word) => privateWords.has(word.toLowerCase()))

function offences(textsOf: (file: SourceFile) => string[], isPrivate: (text: string) => boolean): string[] {
  return files.flatMap((file) => {
    const allowed = allowances.filter(({ path }) => file.path.startsWith(path))
    return [...new Set(textsOf(file).filter(isPrivate))]
      .filter((found) => !allowed.some(({ text }) => text.test(found)))
      .map((found) => `${file.path}: ${found}`)
  })
}

describe('the vocabulary of the source', () => {
  it('is seen in every part', () => {
    expect(files.length).toBeGreaterThan(1000)
  })

  it('has standard terms in comments', () => {
    expect(offences(sentences, isPrivateSentence)).toEqual([])
  })

  it('has standard terms in names', () => {
    expect(offences(names, isPrivateName)).toEqual([])
  })
})
