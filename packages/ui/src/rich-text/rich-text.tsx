import { createElement, forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { parseRichText, type RichPiece } from './parse-rich-text'

export interface RichTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** HTML that the server has sanitised. What is not allowed here is left out once more; styles never come through. */
  html: string
}

function draw(nodes: readonly RichPiece[]): ReactNode[] {
  return nodes.map((piece, at) => {
    if (typeof piece === 'string') return piece
    const { tag, attributes, children } = piece
    const own = {
      ...attributes,
      key: at,
      className: `dw-rich-${tag}`,
      ...(tag === 'img' && { alt: attributes.alt ?? '', loading: 'lazy' }),
      ...(tag === 'a' && /^https?:/.test(attributes.href ?? '') && { rel: 'noopener noreferrer', target: '_blank' }),
    }
    return children.length > 0 ? createElement(tag, own, ...draw(children)) : createElement(tag, own)
  })
}

/** The text of an article or an expert's reply: headings, lists, pictures, tables and links, at reading width. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText({ html, className, ...rest }, ref) {
  const nodes = useMemo(() => parseRichText(html), [html])
  return (
    <div {...rest} ref={ref} className={className ? `dw-rich-text ${className}` : 'dw-rich-text'}>
      {draw(nodes)}
    </div>
  )
})
