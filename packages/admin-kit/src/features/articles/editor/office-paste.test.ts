// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanOfficeHtml } from './office-paste'

/** As Word 365 puts it on the clipboard, shortened to what differs. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1><span style='font-family:"宋体",serif'>关于开展秋游的通知</span><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:宋体'>各校：<b><span>请认真</span></b>准备<span style='font-weight:bold'>安全</span>预案。</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:等线'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]><span>时间</span><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><span>地点</span></p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><span>甲地</span></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:20pt'><td width=277 colspan=2 valign=top><p class=MsoNormal>单元<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="图片_x0020_1"></p>
<!--EndFragment--></body></html>`

/** As WPS Writer does. */
const WPS = `<html><head><meta name="ProgId" content="Word.Document"><meta name="Generator" content="WPS Office"><style>@font-face{font-family:"宋体";}</style></head>
<body><!--StartFragment--><h2 align="center" style="text-align:center;"><b><span style="font-family:黑体;mso-spacerun:'yes';font-weight:bold;">一、总体要求</span></b></h2>
<p class="MsoNormal" style="text-indent:24.0000pt;mso-char-indent-count:2.0000;"><span style="mso-spacerun:'yes';font-family:仿宋;font-size:16.0000pt;"><font face="仿宋">坚持立德树人，</font></span><u><span>依法依规</span></u></p>
<p class="MsoNormal" style="margin-left:0;mso-list:l0 level1 lfo1;"><span style="mso-list:Ignore;">（一）<span>&nbsp;</span></span><span style="font-style:italic;">摸清底数</span></p>
<!--EndFragment--></body></html>`

describe('what is pasted from Word', () => {
  it('has headings, paragraphs, emphasis, nested lists and tables, and nothing of Word', () => {
    const lines = cleanOfficeHtml(WORD).replaceAll(/\s*\n\s*/g, '')
    expect(lines).toContain('<h2>关于开展秋游的通知</h2>')
    expect(lines).toContain('<p>各校：<b>请认真</b>准备<strong>安全</strong>预案。</p>')
    expect(lines).toContain('<ol><li><p>时间</p></li><li><p>地点</p><ul><li><p>甲地</p></li></ul></li></ol>')
    expect(lines).toContain('<td colspan="2"><p>单元</p></td>')
    expect(lines).not.toMatch(/mso|class=|style=|<o:|<span|file:/i)
  })
})

/** A text with a footnote, as Word puts it on the clipboard. */
const WITH_NOTES = `<html><body>
<p class=MsoNormal>依据课程标准<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>执行。</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> 教育部，<i>义务教育课程方案</i>。</p></div>
</div></body></html>`

describe('footnotes that are pasted from Word', () => {
  it('stand where the text refers to them', () => {
    expect(cleanOfficeHtml(WITH_NOTES)).toBe(
      '<p>依据课程标准<sup data-note="">教育部，义务教育课程方案。</sup>执行。</p>',
    )
  })

  it('stay at the end when nothing refers to them', () => {
    const lost = cleanOfficeHtml(WITH_NOTES.replace('href="#_ftn1"', ''))
    expect(lost).toContain('教育部，<i>义务教育课程方案</i>。')
    expect(lost).not.toContain('data-note')
  })
})

describe('what is pasted from WPS', () => {
  it('loses no word and no emphasis', () => {
    const lines = cleanOfficeHtml(WPS).replaceAll(/\s*\n\s*/g, '')
    expect(lines).toContain('一、总体要求</')
    expect(lines).toMatch(/^<h2><b>/)
    expect(lines).toContain('<p>坚持立德树人，<u>依法依规</u></p>')
    expect(lines).toContain('<ol><li><p><em>摸清底数</em></p></li></ol>')
    expect(lines).not.toMatch(/mso|class=|style=|align|<font|<span/i)
  })
})

describe('what is pasted from a page', () => {
  it('has no script, frame or local picture', () => {
    const html =
      '<div onclick="x()"><script>x()</script><p>甲</p><iframe src="x"></iframe><img src="data:image/png,x"><img src="https://x.example/a.png" alt="图"></div>'
    expect(cleanOfficeHtml(html)).toBe('<p>甲</p><img src="https://x.example/a.png" alt="图">')
  })

  it('loses nothing that stands after a noscript whose end tag is ignored', () => {
    const html = '<p>甲</p><noscript><p>乙</p><p>丙</p></noscript><p>丁</p>'
    expect(cleanOfficeHtml(html)).toBe('<p>甲</p><p>乙</p><p>丙</p><p>丁</p>')
  })
})
