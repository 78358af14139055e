import type { ChainedCommands, Editor } from '@tiptap/core'
import { Button, Menu, Select, type MenuItem } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { LinkDialog } from './link-dialog'
import { NoteDialog } from './note-dialog'
import { PictureDialog, type PictureSource } from './picture-dialog'

export interface RichTextToolbarProps {
  editor: Editor
  isWide: boolean
  onWide: () => void
  isFinding: boolean
  onFind: () => void
  pictures: PictureSource
}

/** Signs of the buttons whose meaning is the same in every language. */
const marks = [
  { name: 'bold', sign: 'B' },
  { name: 'italic', sign: 'I' },
  { name: 'underline', sign: 'U' },
  { name: 'strike', sign: 'S' },
] as const

const positions = ['superscript', 'subscript'] as const

const lists = ['bulletList', 'orderedList', 'blockquote'] as const

const levels = [2, 3, 4] as const
const PARAGRAPH = 'p'

function toggle(chain: ChainedCommands, name: (typeof lists)[number]): ChainedCommands {
  if (name === 'bulletList') return chain.toggleBulletList()
  return name === 'orderedList' ? chain.toggleOrderedList() : chain.toggleBlockquote()
}

function BlockChooser({ editor }: { editor: Editor }) {
  const t = useTranslate()
  const level = levels.find((candidate) => editor.isActive('heading', { level: candidate }))
  const choose = (value: string) => {
    const wanted = levels.find((candidate) => String(candidate) === value)
    const chain = editor.chain().focus()
    if (wanted) chain.setHeading({ level: wanted }).run()
    else chain.setParagraph().run()
  }
  return (
    <Select
      aria-label={t('articles.tool.block')}
      placeholder={null}
      value={level ? String(level) : PARAGRAPH}
      onValueChange={choose}
      options={[
        { value: PARAGRAPH, label: t('articles.tool.paragraph') },
        ...levels.map((each) => ({ value: String(each), label: t('articles.tool.heading', { level: each - 1 }) })),
      ]}
    />
  )
}

function tableItems(editor: Editor, t: ReturnType<typeof useTranslate>): MenuItem[] {
  const commands = {
    addRowAfter: (chain: ChainedCommands) => chain.addRowAfter(),
    addColumnAfter: (chain: ChainedCommands) => chain.addColumnAfter(),
    toggleHeaderRow: (chain: ChainedCommands) => chain.toggleHeaderRow(),
    mergeOrSplit: (chain: ChainedCommands) => chain.mergeOrSplit(),
    deleteRow: (chain: ChainedCommands) => chain.deleteRow(),
    deleteColumn: (chain: ChainedCommands) => chain.deleteColumn(),
    deleteTable: (chain: ChainedCommands) => chain.deleteTable(),
  }
  if (!editor.isActive('table')) {
    const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    return [{ id: 'insert', label: t('articles.table.insert'), onSelect: insert }]
  }
  const names = [
    'addRowAfter',
    'addColumnAfter',
    'toggleHeaderRow',
    'mergeOrSplit',
    'deleteRow',
    'deleteColumn',
    'deleteTable',
  ] as const
  return names.map((name) => ({
    id: name,
    label: t(`articles.table.${name}`),
    isDanger: name.startsWith('delete'),
    onSelect: () => void commands[name](editor.chain().focus()).run(),
  }))
}

/** Formats, lists, links, footnotes, pictures, tables, undo, find and full width. */
export function RichTextToolbar({ editor, isWide, onWide, isFinding, onFind, pictures }: RichTextToolbarProps) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'link' | 'note' | 'picture' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="dw-editing-tools" role="toolbar" aria-label={t('articles.tool.label')}>
      <BlockChooser editor={editor} />
      {marks.map(({ name, sign }) => (
        <Button
          key={name}
          size="s"
          variant="quiet"
          aria-label={t(`articles.tool.${name}`)}
          title={t(`articles.tool.${name}`)}
          aria-pressed={editor.isActive(name)}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          {sign}
        </Button>
      ))}
      {positions.map((name) => (
        <Button
          key={name}
          size="s"
          variant="quiet"
          aria-pressed={editor.isActive(name)}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          {t(`articles.tool.${name}`)}
        </Button>
      ))}
      {lists.map((name) => (
        <Button
          key={name}
          size="s"
          variant="quiet"
          aria-pressed={editor.isActive(name)}
          onClick={() => toggle(editor.chain().focus(), name).run()}
        >
          {t(`articles.tool.${name}`)}
        </Button>
      ))}
      <Button size="s" variant="quiet" aria-pressed={editor.isActive('link')} onClick={() => setDialog('link')}>
        {t('articles.tool.link')}
      </Button>
      <Button size="s" variant="quiet" aria-pressed={editor.isActive('footnote')} onClick={() => setDialog('note')}>
        {t('articles.tool.note')}
      </Button>
      <Button size="s" variant="quiet" onClick={() => setDialog('picture')}>
        {t('articles.tool.picture')}
      </Button>
      <Menu
        label={t('articles.tool.table')}
        placement="bottom-start"
        items={tableItems(editor, t)}
        renderTrigger={(props) => (
          <Button {...props} size="s" variant="quiet">
            {t('articles.tool.table')}
          </Button>
        )}
      />
      <Button size="s" variant="quiet" onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}>
        {t('articles.tool.clear')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={!editor.can().undo()}
        onClick={() => editor.chain().focus().undo().run()}
      >
        {t('articles.tool.undo')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={!editor.can().redo()}
        onClick={() => editor.chain().focus().redo().run()}
      >
        {t('articles.tool.redo')}
      </Button>
      <Button size="s" variant="quiet" aria-pressed={isFinding} onClick={onFind}>
        {t('articles.find.title')}
      </Button>
      <Button size="s" variant="quiet" aria-pressed={isWide} onClick={onWide}>
        {t('articles.tool.wide')}
      </Button>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'note' && <NoteDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} pictures={pictures} onClose={close} />}
    </div>
  )
}
