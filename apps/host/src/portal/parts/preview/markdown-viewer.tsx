import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

const isSafe = (href: string) => /^(?:https?:|mailto:|#|\/)/i.test(href)
const isTable = (token: Token): token is Tokens.Table => token.type === 'table' && 'header' in token
const isList = (token: Token): token is Tokens.List => token.type === 'list' && 'items' in token
const isLink = (token: Token): token is Tokens.Link => token.type === 'link' && 'href' in token
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && 'depth' in token
const nested = (token: Token): readonly Token[] =>
  'tokens' in token && Array.isArray(token.tokens) ? token.tokens : []

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell) => (
            <th key={cell.text}>{renderTokens(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {row.map((cell) => (
              <td key={cell.text}>{renderTokens(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WRAPPERS: Record<string, string> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  del: 'del',
  blockquote: 'blockquote',
}

function list({ ordered, items }: Tokens.List): ReactNode {
  const rows = items.map((item) => <li key={item.raw}>{renderTokens(item.tokens)}</li>)
  return ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>
}

function one(token: Token): ReactNode {
  const inner = nested(token)
  const wrapper = WRAPPERS[token.type]
  if (wrapper) return createElement(wrapper, null, renderTokens(inner))
  if (isHeading(token)) return createElement(`h${Math.min(6, token.depth + 2)}`, null, renderTokens(inner))
  if (isTable(token)) return table(token)
  if (isList(token)) return list(token)
  if (token.type === 'br') return <br />
  if (token.type === 'hr') return <hr />
  const text = inner.length > 0 ? renderTokens(inner) : 'text' in token ? String(token.text) : token.raw
  if (token.type === 'code') return <pre>{text}</pre>
  if (token.type === 'codespan') return <code>{text}</code>
  if (isLink(token) && isSafe(token.href)) {
    return (
      <a href={token.href} rel="noreferrer">
        {text}
      </a>
    )
  }
  return text
}

/** Renders tokens as elements. HTML inside the text is shown as text, so no markup of a file gets into the page. */
function renderTokens(tokens: readonly Token[]): ReactNode {
  let place = 0
  return tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      place += token.raw.length
      return <Fragment key={place}>{one(token)}</Fragment>
    })
}

/** Markdown (marked, MIT), rendered without any HTML. */
export default function MarkdownViewer({ url }: ViewerProps) {
  const tokens = useFile(url, 'markdown')
  return <div className="dw-article-body dw-preview-text">{tokens && renderTokens(tokens)}</div>
}
