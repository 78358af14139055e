import { type ReactNode, useId } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { SiteLink } from '../links/site-link'
import { todoStrings, type OwnTodoKind } from './todo-strings'
import { type OwnTodo, useOwnTodos } from './use-own-todos'
import './own-todos.css'

/** Where each kind is dealt with. Screens of the console are opened from its start page, which knows their addresses. */
const targets: Readonly<Record<OwnTodoKind, string>> = {
  entryAudit: '/home',
  workCheck: '/home',
  objection: '/home',
  recusal: '/home',
  resultConfirm: '/home',
  judgeInvitation: '/judgeMarks',
  judging: '/judgeMarks',
  workFix: '/myScore',
  workDraft: '/microCompute',
}

/** Kinds in the menu; more are on the start page of the console. */
const MAX_SHOWN = 5
const MAX_COUNT = 99

/** What a child has to do is in the personal center of the guardian: an entry without a work is not among its works. */
function addressOf({ kind, child }: OwnTodo): string {
  if (!child) return targets[kind]
  return `/personalCenter?tab=${kind === 'workDraft' ? 'entries' : 'works'}&child=${child.userId}`
}

const sumOf = (todos: readonly OwnTodo[]) => todos.reduce((sum, { count }) => sum + count, 0)

/** How much there is to do, in the corner of a button, where it moves nothing. */
function TodoCount() {
  const { locale } = usePreferences()
  const total = sumOf(useOwnTodos())
  if (total === 0) return null
  return (
    <span className="dw-own-todo-count">
      <span aria-hidden="true">{total > MAX_COUNT ? `${MAX_COUNT}+` : total}</span>
      <span className="dw-visually-hidden">{todoStrings[locale].count(total)}</span>
    </span>
  )
}

/** What competitions have for the reader to do, each leading to the page where it is dealt with. */
function TodoLinks() {
  const { locale } = usePreferences()
  const titleId = useId()
  const todos = useOwnTodos().slice(0, MAX_SHOWN)
  const texts = todoStrings[locale]
  if (todos.length === 0) return null
  return (
    <div className="dw-own-todos" role="group" aria-labelledby={titleId}>
      <span id={titleId} className="dw-own-todos-title">
        {texts.title}
      </span>
      {todos.map((todo) => (
        <SiteLink key={`${todo.kind} ${todo.child?.userId}`} to={addressOf(todo)}>
          {todo.child ? texts.ofChild(todo.child.name, texts.kinds[todo.kind]) : texts.kinds[todo.kind]}{' '}
          <span className="dw-own-todo-number">{todo.count}</span>
        </SiteLink>
      ))}
    </div>
  )
}

/** What competitions have for the reader to do: how many, or as links. */
export function OwnTodos({ isList }: { isList?: boolean }): ReactNode {
  return isList ? <TodoLinks /> : <TodoCount />
}
