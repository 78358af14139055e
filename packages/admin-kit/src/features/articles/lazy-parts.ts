import { lazyPart } from '../../loading/lazy-part'

/** The editor of one article, without its text area. */
export const articleEditor = lazyPart(async () => (await import('./editor/article-editor')).ArticleEditor)

/** The text area with the editor library, which is most of its weight. */
export const richText = lazyPart(async () => (await import('./editor/rich-text')).RichText)

/** Differences of texts, with the library that finds them. */
export const textDifference = lazyPart(async () => (await import('./text-difference')).TextDifference)
