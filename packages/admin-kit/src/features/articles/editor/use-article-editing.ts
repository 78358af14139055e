import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../context/use-latest'
import { useTranslate } from '../../../context/use-translate'
import { useDirtyGuard } from '../../../forms/use-dirty-guard'
import { useCan } from '../../../session/use-session'
import type { Article } from '../article-types'
import { articleCodes } from '../articles.codes'
import { useUploadFile } from '../../uploads'
import { type ArticleValues, draftOf, valuesOf } from './article-values'
import type { RichTextHandle, TextCount } from './rich-text'
import type { KindForm } from './kind-values'
import { useFieldFaults } from './use-field-faults'
import { useArticleSave } from './use-article-save'
import { useEditLock } from './use-edit-lock'
import { useLocalCopy } from './use-local-copy'
import { useTextReplacement } from './use-text-replacement'

const AUTOSAVE_MS = 5_000
const COPY_DELAY_MS = 1_000
const NO_TEXT = ''

export interface ArticleStart {
  /** Null adds an article. */
  article: Article | null
  siteId: number | null
  /** The article has its id. */
  onCreated: (articleId: number) => void
  onClose: () => void
}

/** Saves every few seconds while something is dirty. */
function useAutosave(isDirty: boolean, save: () => void): void {
  const latest = useLatest(save)
  useEffect(() => {
    if (!isDirty) return undefined
    const timer = setInterval(() => latest.current(), AUTOSAVE_MS)
    return () => clearInterval(timer)
  }, [isDirty, latest])
}

/** Returns a function that runs a callback a moment after it was called last. */
function useDebounced(run: () => void, delayMs: number): () => void {
  const latest = useLatest(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), delayMs)
  }, [latest, delayMs])
}

/** Counts edits, so that a save knows which of them it contains. */
function useEdits() {
  const [made, setMade] = useState(0)
  const [saved, setSaved] = useState(0)
  const latest = useLatest(made)
  const sent = useRef(0)
  return {
    isDirty: made !== saved,
    add: () => setMade((known) => known + 1),
    /** A save with all edits so far begins. */
    begin: () => {
      sent.current = latest.current
    },
    /** That save has succeeded. Returns whether it contained all edits. */
    finish: (): boolean => {
      setSaved(sent.current)
      return sent.current === latest.current
    },
    /** What is shown is what the server has. */
    reset: () => setSaved(latest.current),
  }
}

/** The text area, which holds its text itself. */
function useTextArea(initialHtml: string) {
  const [count, setCount] = useState<TextCount>({ characters: 0, pictures: 0 })
  const text = useRef<RichTextHandle | null>(null)
  const setText = useCallback((handle: RichTextHandle | null) => {
    text.current = handle
  }, [])
  const html = () => text.current?.html() ?? initialHtml
  const plainText = () => {
    const { body } = new DOMParser().parseFromString(html(), 'text/html')
    return Array.from(body.children, (block) => block.textContent).join('\n')
  }
  return { count, setCount, setText, html, plainText, setHtml: (next: string) => text.current?.setHtml(next) }
}

/** Whether the person may write, and who else does. */
function useEditingRights(article: Article | null, isNew: boolean) {
  const can = useCan()
  const isInReview = article?.state.startsWith('review') ?? false
  const mayEdit = can(isNew ? articleCodes.add : articleCodes.edit)
  const lock = useEditLock(article?.id ?? null, mayEdit && !isInReview)
  return { isInReview, mayEdit, lock, isReadOnly: !mayEdit || isInReview || lock.other !== null }
}

/** Everything about editing an article that is not rendering. */
export function useArticleEditing({ article: start, siteId, onCreated, onClose }: ArticleStart) {
  const t = useTranslate()
  const upload = useUploadFile()
  const [article, setArticle] = useState(start)
  const [values, setValues] = useState(() => valuesOf(start, siteId))
  const edits = useEdits()
  const fieldFaults = useFieldFaults()
  const text = useTextArea(start?.bodyHtml ?? NO_TEXT)
  const { html, plainText } = text
  // Saves follow one another faster than rendering.
  const stored = useRef(start)
  const { isDirty } = edits

  const rights = useEditingRights(article, start === null)
  const { isReadOnly, lock } = rights
  const copy = useLocalCopy(article?.id ?? null)

  const hold = (next: Article) => {
    stored.current = next
    setArticle(next)
  }
  const saving = useArticleSave(
    (isVersion) => {
      edits.begin()
      return draftOf(values, { article: stored.current, bodyHtml: html(), isVersion })
    },
    {
      saved: (saved) => {
        const isAdded = stored.current === null
        if (isAdded) onCreated(saved.id)
        hold(saved)
        if (edits.finish()) copy.remove()
        else if (isAdded) copy.moveTo(saved.id)
      },
      locked: lock.check,
      refused: fieldFaults.showRefused,
    },
  )
  const { save, status } = saving
  const isStopped = isReadOnly || status.kind === 'conflict'
  useAutosave(isDirty, () => !isStopped && void save(false))
  const storeSoon = useDebounced(() => isDirty && copy.store(values, html()), COPY_DELAY_MS)
  const guard = useDirtyGuard({ isDirty, what: t('articles.what'), save: () => save(false) })

  const touch = () => {
    edits.add()
    storeSoon()
  }
  const showText = (shown: ArticleValues, bodyHtml: string) => {
    setValues(shown)
    text.setHtml(bodyHtml)
  }
  const replacement = useTextReplacement({
    article,
    isDirty,
    text: { values, html, show: showText },
    edits: { touch, reset: edits.reset },
    hold,
    copy,
    lock,
    saving,
  })
  return {
    article,
    values,
    count: text.count,
    setCount: text.setCount,
    setText: text.setText,
    status,
    isDirty,
    ...rights,
    copy,
    touch,
    change: (next: Partial<ArticleValues>) => {
      setValues((known) => ({ ...known, ...next }))
      touch()
    },
    changeKind: (next: Partial<KindForm>, field: string) => {
      setValues((known) => ({ ...known, kind: { ...known.kind, ...next } }))
      fieldFaults.remove(field)
      touch()
    },
    faults: fieldFaults.faults,
    showMissing: fieldFaults.showMissing,
    showRefused: fieldFaults.showRefused,
    save,
    ...replacement,
    plainText,
    html,
    uploadFile: upload,
    uploadPicture: async (file: File) => `/api/file/content/${await upload(file)}`,
    release: guard.release,
    close: async () => {
      if (!(await guard.mayLeave())) return
      guard.release()
      onClose()
    },
  }
}

/** An article being edited. */
export type ArticleEditing = ReturnType<typeof useArticleEditing>
