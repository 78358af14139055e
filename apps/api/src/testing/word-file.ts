import { zipSync } from 'fflate'

const bytesOf = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`)

/** What a Word file is made of. */
export interface WordContent {
  paragraphs: readonly string[]
  picture: Uint8Array
  author: string
  /** Where its link leads. */
  link?: string
}

/** A Word file as small as it may be: picture rId1, link rId2, heading style 1, bullets 3, footnote 1, endnote 1. */
export function wordFile({ link = 'https://site.example/a', ...content }: WordContent): Uint8Array {
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync({
    'word/document.xml': bytesOf(
      `<w:document xmlns:w="w" xmlns:r="r" xmlns:a="a"><w:body>${content.paragraphs.join('')}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': bytesOf(
      `<Relationships><Relationship Id="rId1" Type="${types}/image" Target="media/image1.jpeg"/>` +
        `<Relationship Id="rId2" Type="${types}/hyperlink" Target="${link}" TargetMode="External"/></Relationships>`,
    ),
    'word/styles.xml': bytesOf('<w:styles><w:style w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>'),
    'word/numbering.xml': bytesOf(
      '<w:numbering><w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
        '<w:num w:numId="3"><w:abstractNumId w:val="5"/></w:num></w:numbering>',
    ),
    'word/footnotes.xml': bytesOf(
      '<w:footnotes><w:footnote w:type="separator" w:id="0"><w:p><w:r><w:t>—</w:t></w:r></w:p></w:footnote>' +
        '<w:footnote w:id="1"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> 《纲要》</w:t></w:r></w:p><w:p><w:r><w:t>第 3 条 &lt;节选&gt;</w:t></w:r></w:p></w:footnote></w:footnotes>',
    ),
    'word/endnotes.xml': bytesOf(
      '<w:endnotes><w:endnote w:id="1"><w:p><w:r><w:t>文后说明</w:t></w:r></w:p></w:endnote></w:endnotes>',
    ),
    'word/media/image1.jpeg': content.picture,
    'docProps/core.xml': bytesOf(
      `<cp:coreProperties><dc:creator>${content.author}</dc:creator><dcterms:created>2022-03-01T08:00:00Z</dcterms:created></cp:coreProperties>`,
    ),
  })
}
