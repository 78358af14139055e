// @doorway/admin-kit/snippets: what a page has to write for a widget, made from the definitions. For playgrounds and docs.
export { optionChoices } from '../elements/element-attributes'
export { snippetsOf, type Given, type Snippet, type SnippetChoice, type SnippetKind } from './snippets'
