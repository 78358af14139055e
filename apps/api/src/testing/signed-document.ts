import { strToU8, zipSync } from 'fflate'

/** The author of the files that tests make; a judge who reads it has learnt too much. */
export const AUTHOR = '林砚秋-CANARY'

const people = `w:author="${AUTHOR}" w:initials="CANARY" w:date="2026-01-01T00:00:00Z"`
const sentence = '<w:p w:rsidR="00CA4A27"><w:r><w:t>影子的长短随太阳的高度变化</w:t></w:r></w:p>'

/** A document with everything that Word, Excel and PowerPoint write about people; in a way no program reads it whole. */
export const signedDocument = (more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document>${sentence}<w:ins w:id="1" ${people}>${sentence}</w:ins><w:del w:id="2" w:author='${AUTHOR}'/></w:document>`,
    ),
    'word/comments.xml': strToU8(
      `<w:comments><w:comment w:id="0" ${people}><w:t>${AUTHOR}：改一下开头</w:t></w:comment></w:comments>`,
    ),
    'word/people.xml': strToU8(
      `<w15:people><w15:person w15:author="${AUTHOR}"><w15:presenceInfo w15:providerId="AD" w15:userId="CANARY@example.com"/></w15:person></w15:people>`,
    ),
    'word/_rels/settings.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="file:///C:\\Users\\CANARY\\a.dotx" TargetMode="External"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook><fileSharing userName="CANARY"/><x15ac:absPath url="C:\\Users\\CANARY\\" xmlns:x15ac="x"/><sheet name="第一页"/></workbook>',
    ),
    'xl/comments1.xml': strToU8(
      `<comments><authors><author>${AUTHOR}</author></authors><comment authorId="0"><t>${AUTHOR}:</t><t>核对</t></comment></comments>`,
    ),
    'xl/persons/person.xml': strToU8(`<personList><person displayName="${AUTHOR}" userId="CANARY"/></personList>`),
    'ppt/commentAuthors.xml': strToU8(
      `<p:cmAuthorLst><p:cmAuthor id="1" name="${AUTHOR}" initials="CANARY"/></p:cmAuthorLst>`,
    ),
    ...more,
  })
