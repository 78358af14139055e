import { useTranslate } from '../../../context/use-translate'

/** One thing that has to be put right. */
export interface SummaryEntry {
  /** Path of the field; null for a refusal of the whole. */
  path: string | null
  label: string | null
  message: string
}

export interface ErrorSummaryProps {
  entries: readonly SummaryEntry[]
  /** Puts the keyboard into a field. */
  onGoTo: (path: string) => void
}

/** Everything wrong in one list at the top, each a way to its field. */
export function ErrorSummary({ entries, onGoTo }: ErrorSummaryProps) {
  const t = useTranslate()
  if (entries.length === 0) return null
  return (
    <div className="dw-user-errors" role="alert">
      <p className="dw-user-errors-title">{t('users.form.errors', { count: entries.length })}</p>
      <ul className="dw-user-errors-list">
        {entries.map(({ path, label, message }) => (
          <li key={`${path} ${message}`}>
            {path === null ? (
              message
            ) : (
              <button type="button" className="dw-user-errors-link" onClick={() => onGoTo(path)}>
                {label}: {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
