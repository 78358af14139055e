import type { Editor } from '@tiptap/core'
import { Button, IconButton, TextField } from '@doorway/ui'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { findStateOf, findText, goTo, replaceFound } from './find-plugin'

export interface FindBarProps {
  editor: Editor
  isReadOnly: boolean
  onClose: () => void
}

/** Find and replace in the text. Enter goes on, Shift and Enter goes back, Escape closes. */
export function FindBar({ editor, isReadOnly, onClose }: FindBarProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const { found, current } = findStateOf(editor)
  useEffect(() => {
    findText(editor, text)
  }, [editor, text])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) findText(editor, '')
    },
    [editor],
  )
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    goTo(editor, event.shiftKey ? -1 : 1)
  }
  const hasFound = found.length > 0
  return (
    <div className="dw-editing-find" role="search" aria-label={t('articles.find.title')}>
      <TextField
        aria-label={t('articles.find.text')}
        placeholder={t('articles.find.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <output>
        {text !== '' && t('articles.find.count', { current: hasFound ? current + 1 : 0, count: found.length })}
      </output>
      <IconButton
        icon="chevron-up"
        label={t('articles.find.previous')}
        disabled={!hasFound}
        onClick={() => goTo(editor, -1)}
      />
      <IconButton
        icon="chevron-down"
        label={t('articles.find.next')}
        disabled={!hasFound}
        onClick={() => goTo(editor, 1)}
      />
      {!isReadOnly && (
        <>
          <TextField
            aria-label={t('articles.find.replacement')}
            placeholder={t('articles.find.replacement')}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
          <Button size="s" disabled={!hasFound} onClick={() => replaceFound(editor, replacement, false)}>
            {t('articles.find.replace')}
          </Button>
          <Button size="s" disabled={!hasFound} onClick={() => replaceFound(editor, replacement, true)}>
            {t('articles.find.replaceAll')}
          </Button>
        </>
      )}
      <IconButton icon="close" label={t('articles.find.close')} onClick={onClose} />
    </div>
  )
}
