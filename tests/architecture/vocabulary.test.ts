import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'
import vocabulary from './vocabulary.json' with { type: 'json' }

// Comments and names use the standard terms of React, HTTP and PostgreSQL documentation, so that no reader has to
// translate. A word that has to stay, for example as the name of a wire field, is listed with its reason.

// The words with a standard term in their place (response, cached, notified, rendered, next to, pending, request …), and
// the places that have to use one, each with its reason.
const privateWords = new Set(vocabulary.words)
const privatePhrases = new RegExp(String.raw`\b(?:${vocabulary.phrases.join('|')})\b`, 'i')
const otherForm = /^(?:MOST_\w+|\w+_MOST)$/
const allowances = vocabulary.allowances.map(({ path, text }) => ({ path, text: new RegExp(text) }))

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
