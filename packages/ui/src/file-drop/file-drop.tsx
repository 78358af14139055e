import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type DragEvent } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'

export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onDrop'> {
  /** The prompt, for example “choose a spreadsheet”; also the name of the field. */
  label: string
  /** Words of the button. */
  chooseLabel: string
  /** Kinds and sizes that are taken. */
  hint?: string
  /** Why the last file was not taken. */
  error?: string
  /** As on a file input, for example `.xlsx,.csv`. Only a help: dropped files are not filtered by it. */
  accept?: string
  isMultiple?: boolean
  disabled?: boolean
  /** The owner checks kind and size. */
  onFiles: (files: File[]) => void
}

/** Takes files by dragging them here or by the button. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(props, ref) {
  const { label, chooseLabel, hint, error, accept, isMultiple = false, disabled = false, onFiles, ...rest } = props
  const { className, ...others } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !disabled) onFiles(isMultiple ? chosen : chosen.slice(0, 1))
  }
  const handleDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      {...others}
      ref={ref}
      className={className ? `dw-file-drop ${className}` : 'dw-file-drop'}
      data-over={isOver || undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <Icon name="upload" />
      <span id={`${id}-label`}>{label}</span>
      <Button
        disabled={disabled}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        onClick={() => input.current?.click()}
      >
        {chooseLabel}
      </Button>
      <input
        ref={input}
        type="file"
        className="dw-file-drop-input"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          // Choosing the same file again must fire a change event again.
          event.target.value = ''
        }}
      />
      {hint && (
        <span id={`${id}-hint`} className="dw-file-drop-hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="dw-file-drop-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
})
