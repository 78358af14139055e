import type { ReactNode } from 'react'

/** What a page renders inside a screen: text, a node of its own, or in React an element. */
export type Rendered = ReactNode | Node

/**
 * Name of something that the page adds. It has a hyphen, as the names of custom elements have, so that no later name of
 * a screen's is the same.
 */
export type OwnName = `${string}-${string}`

/** What an action of the page can do with the screen. */
export interface ActionTools {
  /** Loads the rows again. */
  refresh: () => void
  /** Shows a short message. */
  notify: (text: string) => void
}

/** A column that the page adds. */
export interface OwnColumn<Row> {
  id: OwnName
  header: string
  render: (row: Row) => Rendered
  /** In px; absent, it shares what is left. */
  width?: number
  align?: 'start' | 'center' | 'end'
  /** Hidden until somebody chooses it among the columns. */
  isHidden?: boolean
}

/** Changes to the columns of a table. */
export interface ColumnExtensions<Name extends string, Row> {
  add?: readonly OwnColumn<Row>[]
  /** Columns that cannot be chosen either. */
  hide?: readonly Name[]
  /** These first and in this order, the others after them. What a person has chosen comes before it. */
  order?: readonly (Name | OwnName)[]
  /** What the cells of a column contain. */
  format?: { readonly [Column in Name]?: (row: Row) => Rendered }
}

/** An action on one row, in its menu. */
export interface OwnRowAction<Row> {
  id: OwnName
  label: string
  /** Permission code without which it is not shown. */
  code?: string
  isShown?: (row: Row) => boolean
  /** A rejected promise shows its message and is an `error` of the screen. */
  onSelect: (row: Row, tools: ActionTools) => unknown
}

/** An action on the selected rows. */
export interface OwnBulkAction<Row> {
  id: OwnName
  label: string
  /** Permission code without which it is not shown. */
  code?: string
  /** Called with the rows of all pages. Once it has succeeded, nothing is selected any more. */
  onSelect: (rows: readonly Row[], tools: ActionTools) => unknown
}

/** A button of the page over the table, or anything else it renders there. */
export type OwnTool =
  | { id: OwnName; label: string; code?: string; onSelect: (tools: ActionTools) => unknown }
  | { id: OwnName; code?: string; render: () => Rendered }

/** Changes to a list of actions. */
export interface ActionExtensions<Name extends string, Action> {
  add?: readonly Action[]
  hide?: readonly Name[]
}

/** A filter that the page adds. Its value is part of the address. */
export interface OwnFilter<Conditions> {
  id: OwnName
  label: string
  /** What can be chosen; absent, it is a text. */
  options?: readonly { value: string; label: string }[]
  /** The conditions that this value means to the server, for example ids found in the page’s own data. */
  conditions: (value: string, context: { signal?: AbortSignal }) => Conditions | Promise<Conditions>
}

/** Changes to the filters of a list. */
export interface FilterExtensions<Name extends string, Conditions> {
  add?: readonly OwnFilter<Conditions>[]
  hide?: readonly Name[]
}

/** A field of the page's own as its control sees it. */
export interface OwnFieldControl {
  /** Id and description that join the control to its label, hint and error. */
  id: string
  describedBy: string | undefined
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
}

/** A field that the page adds to a form, with its rule and where it is stored. Its value is text. */
export interface OwnField<Target> {
  id: OwnName
  label: string
  hint?: string
  isRequired?: boolean
  isReadOnly?: boolean
  /** What a new record begins with. */
  default?: string
  /** What can be chosen; absent, it is a text. */
  options?: readonly { value: string; label: string }[]
  /** Rendered in place of the text or the choice. A node is made once for each opened form. */
  render?: (control: OwnFieldControl) => Rendered
  /** Returns what is wrong with a value, or nothing. */
  check?: (value: string) => string | null | undefined
  load: (target: Target, context: { signal: AbortSignal }) => string | null | Promise<string | null>
  /** Called after the record has been saved, when the value has changed. What it throws is shown at the field. */
  save: (target: Target, value: string) => unknown
}

/** Changes to the fields of a form. */
export interface FieldExtensions<Name extends string, Defaults, Target> {
  /** In a section of their own, after the others. */
  add?: readonly OwnField<Target>[]
  /** Heading of that section. */
  heading?: string
  /** A required field that is hidden needs a default. */
  hide?: readonly Name[]
  readOnly?: readonly Name[]
  /** What a new record begins with. */
  defaults?: Defaults
}

/** Parts of a screen that the page does without (`false`). */
export type PartExtensions<Name extends string> = { readonly [Part in Name]?: boolean }

/** A section that the page adds to a form, after those that are there. What it stores is its own matter. */
export interface OwnSection<Target> {
  id: OwnName
  title: string
  /** Permission code without which it is not shown. */
  code?: string
  /** The record is null while it is being added. */
  isShown?: (target: Target | null) => boolean
  render: (target: Target | null) => Rendered
}

/** Changes to the sections of a form. */
export interface SectionExtensions<Name extends string, Target> {
  add?: readonly OwnSection<Target>[]
  hide?: readonly Name[]
}

/** A tab that the page adds to a record, next to its form. */
export interface OwnTab<Target> {
  id: OwnName
  label: string
  /** Permission code without which it is not shown. */
  code?: string
  isShown?: (target: Target) => boolean
  /** Called when the tab is first chosen; what it returns stays until the record is saved or closed. */
  render: (target: Target) => Rendered
}

/** Changes to the tabs of a record. A record that is being added has none. */
export interface TabExtensions<Target> {
  add?: readonly OwnTab<Target>[]
}
