import { describe, expect, it } from 'vitest'
import { classesOf, criticalRules, parseSheet } from './critical-rules'

const rulesFor = (sheet: string, classes: readonly string[], preferences: readonly string[] = ['theme=light']) =>
  criticalRules(parseSheet(sheet), { classes: new Set(classes), preferences: new Set(preferences) })

describe('the rules that a page is painted with', () => {
  it('are those whose classes the page has, in their order', () => {
    expect(rulesFor('.a{color:red}.b{color:blue}p{margin:0}.a{top:0}', ['a'])).toBe('.a{color:red}p{margin:0}.a{top:0}')
  })

  it('need all classes of a selector, and one selector of a list', () => {
    expect(rulesFor('.a .b{top:0}.a>.c:hover,.a.c::before{left:0}', ['a', 'c'])).toBe(
      '.a>.c:hover,.a.c::before{left:0}',
    )
    expect(rulesFor('.a,.b{top:0}', ['b'])).toBe('.b{top:0}')
  })

  it('include what matches without a class that is named in parentheses', () => {
    const sheet = '.a:not(.open){top:0}.a:is(.x,.y:not(.z)) p{left:0}.a:nth-child(2 of .x){right:0}'
    expect(rulesFor(sheet, ['a'])).toBe(sheet)
    expect(rulesFor(sheet, ['open'])).toBe('')
  })

  it('are those of the reader’s preferences, whatever other attributes are set', () => {
    const sheet =
      '[data-doorway][data-theme=dark] .a{top:0}[data-mode="elder"] .a{left:0}[data-theme] .a{right:0}.a[aria-current=page]{bottom:0}[data-linear] .a{inset:0}'
    expect(rulesFor(sheet, ['a'], ['theme=dark'])).toBe(sheet.replace('[data-mode="elder"] .a{left:0}', ''))
    expect(rulesFor(sheet, ['a'], ['theme=light', 'mode=elder'])).toBe(
      sheet.replace('[data-doorway][data-theme=dark] .a{top:0}', ''),
    )
  })

  it('stay in their media queries, which are left out when nothing is left in them', () => {
    const sheet = '@media (width<=640px){.a{top:0}@supports (inset:0){.b{left:0}}}@media print{.b{left:0}}'
    expect(rulesFor(sheet, ['a'])).toBe('@media (width<=640px){.a{top:0}}')
  })

  it('are read past strings and addresses that look like rules', () => {
    const sheet = '.a:before{content:"}.b{"}.a[title="x,.y"]{top:0}.a{background:url("data:,{}")}'
    expect(rulesFor(sheet, ['a'])).toBe(sheet)
  })

  it('include animations and statements as they are', () => {
    const sheet = '@charset "utf-8";@keyframes turn{from{top:0}to{top:1px}}.b{animation:turn 1s}'
    expect(rulesFor(sheet, [])).toBe('@charset "utf-8";@keyframes turn{from{top:0}to{top:1px}}')
  })
})

describe('the classes of markup', () => {
  it('are read from all its elements', () => {
    expect([...classesOf('<p class="a b">x</p><svg class="c" data-class="d"><path/></svg>')]).toEqual(['a', 'b', 'c'])
  })
})
