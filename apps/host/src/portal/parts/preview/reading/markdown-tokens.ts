import { Lexer, type Token } from 'marked'
import { textOf } from '../text-of'

/** The parts of a Markdown text (marked, MIT). */
export const markdownTokens = (bytes: Uint8Array): Token[] => [...Lexer.lex(textOf(bytes))]
